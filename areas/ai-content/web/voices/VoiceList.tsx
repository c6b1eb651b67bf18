import { useState } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { Segmented } from '#web/ui/controls/Segmented.tsx'
import { count } from '#web/ui/count.ts'
import { Ellipsis, Plus, Trash2 } from '#web/ui/icons.ts'
import { Check, Copy, Download } from '#web/ui/more-icons.ts'
import { Menu, type MenuItem } from '#web/ui/overlays/Menu.tsx'
import { voices, type VoiceSummary } from '../../contracts/voices.ts'
import { VOICES } from '../../voices/limits.ts'
import { ImportVoice } from './ImportVoice.tsx'
import { useVoiceActions } from './use-voice-actions.ts'

const shelves = [
  { value: 'active', label: 'Active' },
  { value: 'deleted', label: 'Deleted' },
] as const

interface VoiceListProps {
  /** The voice that is being edited; null for the usual one. */
  chosen: string | null
  onChoose: (voice: string) => void
}

export function VoiceList({ chosen, onChoose }: VoiceListProps) {
  const [shelf, setShelf] = useState<'active' | 'deleted'>('active')
  const { voices: all } = useRead(voices.listVoices, { shelf })
  const { addNew, isAdding } = useVoiceActions(onChoose)
  const shown = all.some(({ id }) => id === chosen) ? chosen : all[0]?.id
  return (
    <>
      <div className="voices-ways">
        <Button size="s" icon={<Plus />} disabled={isAdding} onClick={() => void addNew()}>
          Add voice
        </Button>
        <ImportVoice onAdded={onChoose} />
      </div>
      <Segmented label="Show" options={shelves} value={shelf} onChange={setShelf} />
      {all.length === 0 && <NoVoices shelf={shelf} />}
      <ul className="voices-list" aria-label="Voices">
        {all.map((voice) => (
          <li key={voice.id}>
            {shelf === 'active' ? (
              <VoiceRow voice={voice} isShown={voice.id === shown} onChoose={onChoose} />
            ) : (
              <DeletedRow voice={voice} />
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

function NoVoices({ shelf }: { shelf: 'active' | 'deleted' }) {
  return (
    <Empty quiet>
      {shelf === 'active'
        ? 'No voice yet.'
        : `Deleted voices can be restored here for ${VOICES.binDays} days. There are none.`}
    </Empty>
  )
}

interface VoiceRowProps {
  voice: VoiceSummary
  isShown: boolean
  onChoose: (voice: string) => void
}

function VoiceRow({ voice, isShown, onChoose }: VoiceRowProps) {
  const { copy, save, makeUsual, deleteIt } = useVoiceActions(onChoose)
  const { id, name, isUsual, pairs } = voice
  const label = `More actions for ${name}`
  const items: MenuItem[] = [
    ...(isUsual
      ? []
      : [
          {
            label: 'Make it the usual one',
            icon: <Check />,
            onSelect: () => void makeUsual(voice),
          },
        ]),
    { label: 'Duplicate', icon: <Copy />, onSelect: () => void copy(voice) },
    { label: 'Export', icon: <Download />, onSelect: () => void save(voice) },
    {
      label: 'Delete',
      icon: <Trash2 />,
      danger: true,
      parted: true,
      onSelect: () => void deleteIt(voice),
    },
  ]
  return (
    <>
      <button type="button" aria-pressed={isShown} onClick={() => onChoose(id)}>
        <span dir="auto">{name}</span>
        <span className="meta">
          {isUsual && 'Usual voice, '}
          {count(pairs, 'word or phrase', 'words and phrases')} to avoid
        </span>
      </button>
      <Menu
        label={label}
        items={items}
        trigger={(wires) => <IconButton size="s" label={label} icon={<Ellipsis />} {...wires} />}
      />
    </>
  )
}

function DeletedRow({ voice }: { voice: VoiceSummary }) {
  const { restoreIt } = useVoiceActions()
  return (
    <>
      <span dir="auto">{voice.name}</span>
      <Button size="s" onClick={() => void restoreIt(voice)}>
        Restore<span className="visually-hidden">: {voice.name}</span>
      </Button>
    </>
  )
}
