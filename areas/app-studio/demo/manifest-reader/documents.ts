import type { DocumentPage } from '../../contract.ts'

export const manifestReaderDocuments: DocumentPage[] = [
  {
    id: 'overview',
    title: 'Overview',
    content: `# Manifest Reader

A ship declares what it carries on a form. A clerk reads the form. Manifest Reader reads it first, and
hands over only the lines that it does **not believe**, each with the reason.

> Say why you doubt a line, or do not doubt it.

There is no program yet. There are two interviews, a test bench and two hundred photographs.
`,
  },
  {
    id: 'interviews',
    title: 'Interviews',
    content: `# Interviews

Three clerks, one counter, half a day each. We ask what they do, not what they want.
`,
    children: [
      {
        id: 'first-clerk',
        title: 'The first clerk',
        content: `# The first clerk

Twenty years at counter two. Knows most ships by their handwriting.

- Reads the weights first, then the names
- Trusts a form that was corrected by hand
- Has never once used the search field
`,
      },
      {
        id: 'second-clerk',
        title: 'The second clerk',
        content: `# The second clerk

> A red line without a reason is a line that I have to read twice.

Would like to see **why** in the words of the form, and to answer with two keys.
`,
      },
    ],
  },
  {
    id: 'test-bench',
    title: 'Test bench',
    content: `# Test bench

The same photographs are read every night:

\`\`\`sh
python -m bench --photos 200
\`\`\`

| What | So far |
|---|---|
| Photographs | 200 |
| Straightened | 131 |
| Lines doubted | 212 |
| Doubts that a clerk shared | Not asked yet |
`,
  },
  {
    id: 'what-is-kept',
    title: 'What is kept',
    content: `# What is kept

- [x] Lines and weights
- [x] The reason for each doubt
- [ ] Names of people, which are blacked out on the phone
`,
  },
]
