import { useId, useState } from 'react'
import { Button } from '#web/ui/controls/Button.tsx'
import { Clapperboard, Headphones } from '#web/ui/more-icons.ts'
import { BriefingForm } from './BriefingForm.tsx'
import { Message } from '../Message.tsx'

const media = [
  { name: 'Listen', Icon: Headphones, submit: 'Generate Audio', type: 'audio' },
  { name: 'Watch', Icon: Clapperboard, submit: 'Generate Video', type: 'video' },
] as const

/** The assistant's offer to turn the recap into audio or video. */
export function BriefingOffer() {
  const [chosen, setChosen] = useState<(typeof media)[number]['name'] | null>(null)
  const formId = useId()

  return (
    <Message>
      <p>Would you like an audio or video version of the recap?</p>
      <div className="briefing-media">
        {media.map(({ name, Icon }) => (
          <Button
            key={name}
            size="s"
            icon={<Icon />}
            aria-expanded={name === chosen}
            aria-controls={name === chosen ? formId : undefined}
            onClick={() => setChosen(name === chosen ? null : name)}
          >
            {name}
          </Button>
        ))}
      </div>
      {media.map(
        ({ name, submit, type }) =>
          name === chosen && (
            <BriefingForm key={name} id={formId} name={name} submit={submit} type={type} />
          ),
      )}
    </Message>
  )
}
