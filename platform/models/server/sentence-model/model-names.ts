/** The names under which the two files of a sentence model are stored. */
export const MODEL_FILE = 'model.onnx'
export const VOCABULARY_FILE = 'vocab.txt'
