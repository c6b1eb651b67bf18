// Texts by models, with their questions and checks, for server code of other areas.
export { summaryTask } from '../model-tasks.ts'
export { checkWritten } from '../by-model/check-written.ts'
export { confirmedBy } from '../by-model/second-look.ts'
export { fenced, wishLines } from '../by-model/summary-question.ts'
export { readTopicWish, type TopicWish } from '../by-model/topic-wishes.ts'
export { summaryWritten } from '../by-model/summary-written.ts'
export { rewriteForTopics } from '../by-model/queue-writing.ts'
