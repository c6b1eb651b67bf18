import type { SentenceDownload } from './contracts/sentence-model.ts'

/** A fixed revision of the publisher's files, so that the checksums stay the same. */
const PUBLISHED =
  'https://huggingface.co/Xenova/all-MiniLM-L6-v2/resolve/751bff37182d3f1213fa05d7196b954e230abad9'

/**
 * The model that was tested with this program: all-MiniLM-L6-v2, quantized to integers
 * (Apache-2.0), and its vocabulary.
 */
export const triedModel: SentenceDownload = {
  modelAddress: `${PUBLISHED}/onnx/model_quantized.onnx`,
  modelSha256: 'afdb6f1a0e45b715d0bb9b11772f032c399babd23bfc31fed1c170afc848bdb1',
  vocabularyAddress: `${PUBLISHED}/vocab.txt`,
  vocabularySha256: '07eced375cec144d27c900241f3e339478dec958f92fddbc551f295c992038a3',
}
