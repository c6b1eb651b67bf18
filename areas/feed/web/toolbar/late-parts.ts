// Of the toolbar, what waits for a press: in one file, since every file apart costs the first load its name.
export { explainFirstUse } from './first-use.ts'
export { SearchHelp } from './SearchHelp.tsx'
