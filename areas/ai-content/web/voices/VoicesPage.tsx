import './Voices.css'
import { useState } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { voices } from '../../contracts/voices.ts'
import { VoiceForm } from './VoiceForm.tsx'
import { VoiceList } from './VoiceList.tsx'

/** The page of the house voices: a list, and a form for one of them. */
export function VoicesPage() {
  const [chosen, setChosen] = useState<string | null>(null)
  return (
    <div className="voices-page">
      <Panel title="Voices" skeleton={<SkeletonLines count={4} />}>
        <VoiceList chosen={chosen} onChoose={setChosen} />
      </Panel>
      <Panel title="Brand voice" skeleton={<SkeletonLines count={12} />}>
        <Chosen chosen={chosen} />
      </Panel>
    </div>
  )
}

function Chosen({ chosen }: { chosen: string | null }) {
  const { voices: all } = useRead(voices.listVoices, {})
  const shown = all.find(({ id }) => id === chosen) ?? all[0]
  if (!shown)
    return (
      <Empty>
        A voice says how your texts are written: words to avoid, the longest sentence, punctuation.
        Add one, or import it from a file.
      </Empty>
    )
  return <OneVoice key={shown.id} voice={shown.id} />
}

function OneVoice({ voice: id }: { voice: string }) {
  return <VoiceForm voice={useRead(voices.getVoice, { voice: id })} />
}
