// Parts of the toolbar that wait for a press, or that only some doors have. They are in one file, since every further
// file adds its name to the first load.
export { ListChoices } from './ListChoices.tsx'
export { explainFirstUse } from './first-use.ts'
export { SearchHelp } from './SearchHelp.tsx'
