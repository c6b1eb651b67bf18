// Parts of the toolbar that wait for a press, or that only some doors have: in one file, since every further file costs
// the first load its name.
export { ListChoices } from './ListChoices.tsx'
export { explainFirstUse } from './first-use.ts'
export { SearchHelp } from './SearchHelp.tsx'
