// Functions of this area that server code of other areas may call.
export { decay, type Interest, type Interests } from './interests/interests.ts'
export { dropSignal, forgetSignals, noteSignal, readInterests } from './interests/signals.ts'
export { type Subjects, subjectsOf, wordOf } from './interests/subjects.ts'
export { appliedProfileWords, profileTerms } from './meaning/profile-terms.ts'
