// Search by meaning for texts of other areas.
export { meaningOfHub } from '../embeddings/choose-meaning.ts'
export { packed } from '../embeddings/packed.ts'
export { VectorIndex } from '../embeddings/vector-index.ts'
