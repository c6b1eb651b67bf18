import type { DocumentPage } from '../../contract.ts'

export const berthPlannerDocuments: DocumentPage[] = [
  {
    id: 'overview',
    title: 'Overview',
    content: `# Berth Planner

Berth Planner is made by **Calder & Finch** in Port Ansel, for people who have no time to learn a tool.

> If the night watch cannot use it with wet gloves, it is not finished.

## What it promises

- Opens in under a second on the harbor office’s oldest computer
- Never loses what was typed
- Says what it does not know
`,
  },
  {
    id: 'getting-started',
    title: 'Getting started',
    content: `# Getting started

1. Copy \`.env.example\` to \`.env\`
2. Start the database
3. Run the two commands below

\`\`\`sh
npm ci
npm start
\`\`\`
`,
    children: [
      {
        id: 'local-setup',
        title: 'Local setup',
        content: `# Local setup

| What | Version |
|---|---|
| Node.js | 22 or newer |
| PostgreSQL | 16 or newer |

The sample harbor has **seven quays**, and one that nobody admits to.
`,
      },
      {
        id: 'first-deployment',
        title: 'First deployment',
        content: `# First deployment

Deployments go out on weekdays before noon, so that whoever broke it is still awake.

- [x] Migrations run twice without harm
- [x] The old version keeps working meanwhile
- [ ] Somebody has told the harbor office
`,
      },
    ],
  },
  {
    id: 'architecture',
    title: 'Architecture',
    content: `# Architecture

One process, one database, one queue. A plan is a list of **facts** that are never changed, only
followed by newer ones.
`,
    children: [
      {
        id: 'data-model',
        title: 'Data model',
        content: `# Data model

A *call* is a ship’s visit. A *berth* is a stretch of quay with a depth. A *plan* puts calls on berths, and says who decided so.
`,
      },
    ],
  },
  {
    id: 'on-call',
    title: 'On call',
    content: `# On call

1. Look at the board, then at the sea.
2. If the two differ, believe the sea.
3. Write down what you did, in whole sentences.
`,
  },
]
