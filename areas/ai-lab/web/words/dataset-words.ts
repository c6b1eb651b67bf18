import type { Dataset } from '../../contract.ts'

export const datasetTypeWords: Record<Dataset['type'], string> = {
  conversational: 'Conversational',
  code: 'Code',
  classification: 'Classification',
}
