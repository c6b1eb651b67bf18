// Parts of the toolbar that appear after a click, or only in some doors. They are in one file,
// because each further file would add its name to the first load.
export { ListChoices } from './ListChoices.tsx'
export { explainFirstUse } from './first-use.ts'
export { SearchHelp } from './SearchHelp.tsx'
