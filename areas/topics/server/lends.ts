// Functions of this area that other servers may call.
export { isInTopic, listTopicArticles, readTopics } from './read-topics.ts'
