import { fileSizeText } from '#core/file-size.ts'
import { useRead } from '#web/asking/api.tsx'
import { fullCount } from '#web/ui/count.ts'
import { Field, TextInput } from '#web/ui/controls/Field.tsx'
import { ExternalLink } from '#web/ui/more-icons.ts'
import { Table, type Column } from '#web/ui/blocks/Table.tsx'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import { aiLab, type Dataset } from '../contract.ts'
import { datasetTypeWords } from './dataset-words.ts'

const columns: Column<Dataset>[] = [
  {
    name: 'Dataset',
    cell: ({ name, url }) => (
      <a href={url} target="_blank" rel="noopener noreferrer">
        {name} <ExternalLink />
      </a>
    ),
  },
  { name: 'Type', cell: ({ type }) => datasetTypeWords[type] },
  { name: 'Size', isNumber: true, cell: ({ sizeBytes }) => fileSizeText(sizeBytes) },
  { name: 'Rows', isNumber: true, cell: ({ rows }) => fullCount(rows) },
  { name: 'Last updated', cell: ({ lastUpdated }) => <TimeAgo time={lastUpdated} /> },
]

export function DatasetList() {
  const datasets = useRead(aiLab.listDatasets, {})
  return (
    <>
      <Field label="Upload a dataset" hint="CSV, JSON or Parquet.">
        <TextInput type="file" accept=".csv,.json,.parquet" />
      </Field>
      <Table label="Datasets" columns={columns} rows={datasets} keyOf={({ id }) => id} />
    </>
  )
}
