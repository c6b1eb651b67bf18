// Functions of the newsroom that server code of other areas may call.
export {
  articlesOf,
  lookedAt,
  mostImportant,
  sinceOf,
  subjectKeepers,
  type SubjectKeeper,
} from './material/subject-articles.ts'
export { type RecordingsOfOthers, recordingsOfOthers } from './playing/recordings-of-others.ts'
export { addJob, jobDraft } from './jobs/start-jobs.ts'
export { gatherArticle } from './material/gather-material.ts'
