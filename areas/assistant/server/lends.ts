// Functions of the assistant that other servers may call.
export { answerQuestion } from './answering/answer-question.ts'
