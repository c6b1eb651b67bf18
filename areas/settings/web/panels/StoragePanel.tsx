import { fileSizeText } from '#core/file-size.ts'
import { useRead } from '#web/asking/api.tsx'
import { ProgressBar } from '#web/ui/blocks/ProgressBar.tsx'
import { Field, Select } from '#web/ui/controls/Field.tsx'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { hubSettings } from '../../contract.ts'
import { useSettings } from './use-settings.ts'

/** The storage that the articles use, and its limit. */
export function StoragePanel() {
  return (
    <Panel title="Storage" skeleton={<SkeletonLines count={3} />}>
      <Storage />
    </Panel>
  )
}

function Storage() {
  const { limitsStorage } = useRead(hubSettings.getHubAbilities, {})
  return (
    <>
      <StorageUsed />
      {limitsStorage && <StorageLimit />}
    </>
  )
}

function StorageUsed() {
  const { usedBytes, totalBytes } = useRead(hubSettings.getStorage, {})
  if (totalBytes === null) {
    return (
      <div className="storage">
        <p>
          <span>
            <strong>{fileSizeText(usedBytes)}</strong> used
          </span>
        </p>
      </div>
    )
  }
  const percent = Math.round((usedBytes / totalBytes) * 100)
  return (
    <div className="storage">
      <p>
        <span>
          <strong>{fileSizeText(usedBytes)}</strong> of {fileSizeText(totalBytes)} used
        </span>
        <span className="meta">{percent}%</span>
      </p>
      <ProgressBar label="Storage used" percent={Math.min(percent, 100)} />
    </div>
  )
}

const GIGABYTE = 1_000_000_000
const limitOptions = [
  { value: '', label: 'No limit' },
  ...[1, 2, 5, 10, 20, 50, 100].map((gigabytes) => ({
    value: String(gigabytes * GIGABYTE),
    label: fileSizeText(gigabytes * GIGABYTE),
  })),
]

function StorageLimit() {
  const { settings, change, error } = useSettings()
  const value = settings.maxStorageBytes === null ? '' : String(settings.maxStorageBytes)
  return (
    <div className="settings-rows">
      <Field
        label="Storage limit"
        hint="Above this limit the oldest articles are deleted, starting 7 days after you set it. Saved articles, notes and the last 7 days are kept."
        error={error}
      >
        <Select
          options={withOption(limitOptions, value)}
          value={value}
          onChange={(bytes) => change({ maxStorageBytes: bytes === '' ? null : Number(bytes) })}
        />
      </Field>
    </div>
  )
}

/** Adds a limit that is not among the options, such as one that another program set. */
function withOption(options: typeof limitOptions, value: string): typeof limitOptions {
  if (options.some((option) => option.value === value)) return options
  return [...options, { value, label: fileSizeText(Number(value)) }]
}
