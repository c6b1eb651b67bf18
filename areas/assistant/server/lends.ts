// Functions of the assistant that server code of other areas may call.
export { answerQuestion } from './answering/answer-question.ts'
