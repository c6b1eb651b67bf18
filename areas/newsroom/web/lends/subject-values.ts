// The value of `SubjectSelect` as a subject, and back.
export { chosenSubject } from '../../programme-words.ts'
export { subjectKey } from '../../subject.ts'
