// What the servers of other areas may use of topics.
export { listTopicArticles, readTopics } from './read-topics.ts'
