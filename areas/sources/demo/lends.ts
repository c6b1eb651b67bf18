// What the sample data of other areas may use of sources.
export { sampleSources } from './sources.ts'
