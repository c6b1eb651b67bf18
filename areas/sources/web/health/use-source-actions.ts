import { useWrite } from '#web/asking/api.tsx'
import { count } from '#web/ui/count.ts'
import { useToast, type Toast } from '#web/ui/overlays/Toast.tsx'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import { sourceHealth, type muteDays, type SourceReport } from '../../contracts/source-health.ts'

/** Actions on one or several sources, each followed by a message about the result. */
export function useSourceActions() {
  const toast = useToast()
  const retry = useWrite(sourceHealth.retrySources)
  const pause = useWrite(sourceHealth.pauseSources)
  const resume = useWrite(sourceHealth.resumeSources)
  const mute = useWrite(sourceHealth.muteSources)
  const unmute = useWrite(sourceHealth.unmuteSources)
  const remove = useWrite(sourceHealth.deleteSources)
  const restore = useWrite(sourceHealth.restoreSources)

  async function attempt(work: () => Promise<Toast>) {
    try {
      toast(await work())
    } catch (error) {
      toast({ tone: 'error', title: 'That did not work', text: explain(error) })
    }
  }

  function plain(write: typeof pause, words: string, text: string) {
    return (reports: readonly SourceReport[]) =>
      attempt(async () => {
        await write.mutateAsync({ ids: idsOf(reports) })
        return {
          title: `${subject(reports)} ${reports.length === 1 ? 'is' : 'are'} ${words}`,
          text,
        }
      })
  }

  async function takeBack(deletion: string) {
    await attempt(async () => {
      const { restored } = await restore.mutateAsync({ deletion })
      return {
        tone: 'success',
        title: `${count(restored, 'source')} restored`,
        text: 'With name, folder and settings, as before.',
      }
    })
  }

  return {
    retry: (reports: readonly SourceReport[]) =>
      attempt(async () => {
        const { waiting } = await retry.mutateAsync({ ids: idsOf(reports) })
        if (waiting > 0) {
          return {
            title: `${subject(reports)} must wait`,
            text: 'Their server asked to wait. Next run shows when each is fetched; Retry now for one alone does not wait.',
          }
        }
        return {
          title: `Fetching ${subject(reports)}`,
          text: 'The result will appear here.',
        }
      }),
    pause: plain(pause, 'paused', 'Nothing is fetched until you resume.'),
    resume: plain(resume, 'resumed', 'Fetched now, and then on its usual schedule.'),
    mute: plain(mute, 'muted', 'Still fetched, but hidden from headlines, folders and search.'),
    muteFor: (reports: readonly SourceReport[], days: (typeof muteDays)[number]) =>
      attempt(async () => {
        await mute.mutateAsync({ ids: idsOf(reports), days })
        return {
          title: `${subject(reports)} ${reports.length === 1 ? 'is' : 'are'} muted for ${days === 1 ? 'a day' : 'a week'}`,
          text: 'Still fetched, and back in your lists after that.',
        }
      }),
    unmute: plain(unmute, 'unmuted', 'Back in your lists.'),
    remove: (reports: readonly SourceReport[]) =>
      attempt(async () => {
        const { deletion } = await remove.mutateAsync({ ids: idsOf(reports) })
        return {
          title: `${subject(reports)} deleted`,
          text: 'Saved articles are kept.',
          action: { label: 'Undo', onSelect: () => void takeBack(deletion) },
        }
      }),
  }
}

export type SourceActions = ReturnType<typeof useSourceActions>

function idsOf(reports: readonly SourceReport[]): string[] {
  return reports.map(({ id }) => id)
}

function subject(reports: readonly SourceReport[]): string {
  return reports.length === 1 ? `“${reports[0]!.name}”` : count(reports.length, 'source')
}
