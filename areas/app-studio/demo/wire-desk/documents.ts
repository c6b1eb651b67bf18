import type { DocumentPage } from '../../contract.ts'

export const wireDeskDocuments: DocumentPage[] = [
  {
    id: 'overview',
    title: 'Overview',
    content: `# Wire Desk

Wire Desk is the inbox of a newsroom. What five agencies, the letterbox and the telephone bring is
sorted by **story**, and shows who has read it.

> Two people who write about the same fire should know of each other before the paper is printed.

## What it does not do

- It does not write.
- It does not decide what is news.
- It never deletes a letter that nobody has read.
`,
  },
  {
    id: 'house-rules',
    title: 'House rules',
    content: `# House rules

1. A piece that is opened is read. Close it, or own it.
2. Split a thread when in doubt. Merging is easier than untangling.
3. A tip stays sealed until two people have looked at it.
`,
    children: [
      {
        id: 'corrections',
        title: 'Corrections',
        content: `# Corrections

A correction stands where the mistake stood, in the same size, and **first**.

| What was wrong | Who may correct it |
|---|---|
| A name or a number | Whoever finds it |
| What somebody said | Whoever heard the tape |
| The headline | The desk, in daylight |
`,
      },
      {
        id: 'tips',
        title: 'Tips from strangers',
        content: `# Tips from strangers

- [x] Kept apart from everything else
- [x] Opened by two people, or not at all
- [ ] Deleted after thirty days
`,
      },
    ],
  },
  {
    id: 'running-it',
    title: 'Running it',
    content: `# Running it

Redis first, then the desk. Last night can be played again at any speed:

\`\`\`sh
npm run dev
npm run replay -- --since 22:00
\`\`\`
`,
    children: [
      {
        id: 'threads',
        title: 'How threads are made',
        content: `# How threads are made

A piece joins a thread when **place, people and hour** agree. Two of the three are a question for the
desk; one of them is a coincidence.
`,
      },
    ],
  },
]
