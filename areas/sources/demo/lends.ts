// Sample sources that the sample data of other areas may use.
export { sampleSources } from './sources.ts'
