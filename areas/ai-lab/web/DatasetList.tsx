import { useId, useState } from 'react'
import { fileSizeText } from '#core/file-size.ts'
import { useRead } from '#web/asking/api.tsx'
import { fullCount } from '#web/ui/count.ts'
import { FilePicker } from '#web/ui/controls/FilePicker.tsx'
import { ExternalLink } from '#web/ui/more-icons.ts'
import { Table, type Column } from '#web/ui/blocks/Table.tsx'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import { aiLab, type Dataset } from '../contract.ts'
import { datasetTypeWords } from './words/dataset-words.ts'

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
      <Upload />
      <Table label="Datasets" columns={columns} rows={datasets} keyOf={({ id }) => id} />
    </>
  )
}

/** Accepts files and shows their names; they are not stored yet. */
function Upload() {
  const [files, setFiles] = useState<readonly File[]>([])
  const hintId = useId()
  return (
    <FilePicker
      className="drop-zone"
      label="Upload a dataset"
      fieldLabel="Dataset files"
      accept=".csv,.json,.parquet"
      multiple
      action="Choose files"
      describedBy={hintId}
      onPick={setFiles}
    >
      <p id={hintId}>
        or drop them here
        <span className="meta">CSV, JSON or Parquet</span>
      </p>
      <div className="drop-zone-state" aria-live="polite">
        {files.map(({ name, size }) => (
          <p key={name} className="meta">
            {name}, {fileSizeText(size)}
          </p>
        ))}
      </div>
    </FilePicker>
  )
}
