import './Voices.css'
import { useRead } from '#web/asking/api.tsx'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { fileSizeText } from '#core/file-size.ts'
import { voices } from '../../contracts/voices.ts'
import { Samples } from './Samples.tsx'
import { VoiceForm } from './VoiceForm.tsx'

/** The settings of voices and videos, and the room that pieces take. */
export function AudioVideoPanel() {
  return (
    <Panel
      title="Audio and video"
      className="panel-list voices"
      skeleton={<SkeletonLines count={6} />}
    >
      <Voices />
    </Panel>
  )
}

function Voices() {
  const { speaks, usedBytes, sample, ...settings } = useRead(voices.getVoices, {})
  return (
    <>
      <p className="voices-speaks">{speaks}</p>
      <Samples address={sample} />
      <VoiceForm settings={settings} />
      <p className="meta">Finished pieces take {fileSizeText(usedBytes)}.</p>
    </>
  )
}
