// Functions that convert the value of `SubjectSelect` to a subject and back.
export { chosenSubject } from '../../programme-words.ts'
export { subjectKey } from '../../subject.ts'
