import { hubBase } from '#web/place/hub-base.ts'
import type { Recap } from '../contract.ts'
import { recapAsText } from '../recap/recap-text.ts'
import { RecapMenu } from './RecapMenu.tsx'
import { useRecapActions } from './use-recap-actions.ts'

/** The menu of a recap whose articles are stored on this server. */
export function RecapActions({ recap }: { recap: Recap }) {
  const { copy, share, save, wantLess } = useRecapActions(recap.items)
  const text = () => recapAsText(recap, location.origin + hubBase())
  return (
    <RecapMenu
      onCopy={() => copy(text())}
      onSave={save}
      onShare={() => share(recap.title, text())}
      onWantLess={wantLess}
    />
  )
}
