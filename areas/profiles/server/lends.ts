// What the servers of other areas may use of profiles.
export { decay, type Interest, type Interests } from './interests/interests.ts'
export { dropSignal, forgetSignals, noteSignal, readInterests } from './interests/signals.ts'
export { type Subjects, subjectsOf, wordOf } from './interests/subjects.ts'
export { appliedProfileWords, profileTerms } from './profile-terms.ts'
