// Functions of this area that other servers may call.
export { listTopicArticles, readTopics } from './read-topics.ts'
