// What the servers of other areas may use of the newsroom.
export { mostImportant, subjectKeepers, type SubjectKeeper } from './material/subject-articles.ts'
