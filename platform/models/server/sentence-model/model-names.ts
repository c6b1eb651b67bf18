/** The two files of a sentence model, as they are kept. */
export const MODEL_FILE = 'model.onnx'
export const VOCABULARY_FILE = 'vocab.txt'
