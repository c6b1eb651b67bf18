import './Episodes.css'
import type { ComponentProps, ReactNode } from 'react'
import { fileSizeText } from '#core/file-size.ts'
import { initials } from '#engine/outlets/initials.ts'
import { Download, ExternalLink } from '#web/ui/more-icons.ts'
import { SourceMark } from '#web/ui/marks/SourceMark.tsx'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import { PlayedHere } from '#areas/newsroom/web/lends/PlayedHere.tsx'
import { PlayButton } from '#areas/newsroom/web/lends/PlayButton.tsx'
import type { Episode } from '../contract.ts'
import { lengthOf, whatItIs } from '../episode-words.ts'
import { HeardButton } from './HeardButton.tsx'
import { QueueButton } from './QueueButton.tsx'

interface EpisodeRowProps {
  episode: Episode
  /**
   * The link to the article, in lists that cover several articles. A row without it is in an open
   * article, which covers the page's player, so the row has player controls of its own.
   */
  heading?: ReactNode
  /** A further action on the episode, such as in the queue. */
  action?: ReactNode
  /** Attributes and buttons of a row that can be moved. */
  row?: ComponentProps<'li'> & { 'data-carried'?: true | undefined }
  places?: ReactNode
}

/** One recording: its picture, its length and its actions. */
export function EpisodeRow({ episode, heading, action, row, places }: EpisodeRowProps) {
  const { title, source, cover, publishedTime, bytes, isHeard, isStream } = episode
  const length = lengthOf(episode)
  const what = whatItIs(episode)
  return (
    <li {...row} className="episode" aria-label={title}>
      {cover ? (
        <img src={cover} alt="" loading="lazy" />
      ) : (
        <span className="episode-blank">
          <SourceMark outlet={{ name: source, logo: initials(source) }} size={40} />
        </span>
      )}
      <div className="episode-words">
        {heading}
        <p className="meta">
          {source} · <TimeAgo time={publishedTime} />
          {what && ` · ${what}`}
          {length && ` · ${length}`}
          {bytes !== null && ` · ${fileSizeText(bytes)}`}
          {isHeard && ' · Heard'}
        </p>
        {isStream && (
          <p className="meta">
            Published as a stream (HLS or DASH), which cannot be played here. Play it at its
            publisher.
          </p>
        )}
        <div className="episode-actions">
          {!isStream && <PlayButton piece={episode} />}
          {action}
          {!isStream && <QueueButton episode={episode} />}
          <HeardButton episode={episode} />
          <Links episode={episode} />
        </div>
        {!heading && <PlayedHere id={episode.id} title={title} seconds={episode.seconds} />}
      </div>
      {places}
    </li>
  )
}

function Links({
  episode: { title, kind, file, page, download, isStream },
}: Pick<EpisodeRowProps, 'episode'>) {
  const what = kind === 'video' ? 'Video' : 'Audio'
  return (
    <>
      {!isStream && (
        <a href={download} download>
          <Download />
          Download<span className="visually-hidden"> {title}</span>
        </a>
      )}
      {/* Most browsers would only save the list of a stream's parts. */}
      <a href={isStream ? (page ?? file) : file} target="_blank" rel="noopener noreferrer">
        <ExternalLink />
        {what} at its publisher
      </a>
    </>
  )
}
