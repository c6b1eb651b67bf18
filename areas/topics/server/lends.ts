// Functions of this area that server code of other areas may call.
export { isInTopic, listTopicArticles, readTopics } from './read-topics.ts'
