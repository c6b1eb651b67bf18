// What the sample data of other areas may use of sources.
export { popularSources } from './popular-sources.ts'
export { sampleSources } from './sources.ts'
