import { modelTasks } from '#platform/models/server/lends.ts'
import { runEnded, runKinds } from '#platform/runs/server/lends.ts'
import { actionParts, happeningParts } from '#platform/actions/server/lends.ts'
import { pieceActions } from '../contracts/actions.ts'
import { pieceFinished } from '../contracts/happenings.ts'
import type { ServerArea } from '#server/area.ts'
import type { Kept } from '#server/asking/kept.ts'
import { impossibleWaits } from '#server/clock/waits.ts'
import { extend } from '#server/extension-points.ts'
import { job } from '#server/tools.ts'
import { pieceJobs } from '../contract.ts'
import { jobControl } from '../contracts/job-control.ts'
import { playing } from '../contracts/playing.ts'
import { programmes } from '../contracts/programmes.ts'
import { voices } from '../contracts/voices.ts'
import { newsroomArchive } from './archive-part.ts'
import { makeCommand } from './commands/make-command.ts'
import { pieceDocuments } from './documents/piece-documents.ts'
import { startForever } from './programmes/start-forever.ts'
import { serverPieceJobs } from './jobs/jobs-api.ts'
import { PIECE_JOBS } from './pieces/job-kind.ts'
import { makePieces } from './jobs/make-pieces.ts'
import { serverJobControl } from './jobs/job-control-api.ts'
import { sweepPieces } from './jobs/sweep-pieces.ts'
import { tellOfPieces } from './jobs/tell-of-pieces.ts'
import { newsroomWaits } from './newsroom-waits.ts'
import { serverPlaying } from './playing/playing-api.ts'
import { podcastRoute } from './programmes/podcast-route.ts'
import { serverProgrammes } from './programmes/programmes-api.ts'
import { scriptTask } from './script/write-by-endpoint.ts'
import { serverVoices } from './settings/voices-api.ts'

const keeps: Kept[] = [
  {
    contract: pieceJobs,
    open: serverPieceJobs,
    about: {
      listJobs: 'The queue: pieces that wait, are made, are ready or failed, the newest first.',
      startJobs: 'Starts pieces: audio, video or text from articles, at once or at a time.',
      deleteJob: 'Deletes a job and its piece; one that is being made has to be cancelled first.',
    } satisfies Record<keyof typeof pieceJobs, string>,
  },
  {
    contract: jobControl,
    open: serverJobControl,
    about: {
      getLength: 'How long a piece becomes, before it is started.',
      getDebate: 'Whether sources differ on a figure, so that a debate can be made of them.',
      queueJob: 'Keeps a job in the queue without starting it; one with a time begins then.',
      startQueued: 'Starts a job that is kept in the queue, or all of them.',
      cancelJob: 'Stops a job.',
      retryJob: 'Tries a job again, from behind the last stage that was finished.',
      deleteJobs: 'Deletes jobs and their pieces at once; those that are being made stay.',
      getScript: 'What a piece says, sentence by sentence, with the sources.',
      saveScript:
        'Changes a script in review; a changed sentence is cited only if a source says it.',
      approveScript: 'Has a script that was in review made.',
    } satisfies Record<keyof typeof jobControl, string>,
  },
  {
    contract: playing,
    open: serverPlaying,
    about: {
      getPiece:
        'A finished audio or video: its file, chapters, and each sentence with its time and sources.',
      getBeside:
        'Chapters, transcript, in the language that is wanted, and show notes that a publisher offers beside its recording.',
      getText: 'A finished text with numbered sources, and where it can be had as a file.',
      keepPiece: 'Keeps a piece beyond its term, or no longer.',
      savePosition: 'Where the reader is in a piece.',
    } satisfies Record<keyof typeof playing, string>,
  },
  {
    contract: voices,
    open: serverVoices,
    about: {
      getVoices: 'Who speaks, which video is made, how long pieces stay and what room they take.',
      saveVoices: 'Changes who speaks, which video is made and how long pieces stay.',
    } satisfies Record<keyof typeof voices, string>,
  },
  {
    contract: programmes,
    open: serverProgrammes,
    about: {
      listProgrammes: 'Pieces that are made again and again, with when the next one is.',
      saveProgramme: 'Adds a programme, or changes the one with that id.',
      deleteProgramme: 'Deletes a programme; its pieces stay.',
      runProgramme: 'Makes a piece of a programme now.',
      listPodcasts: 'The addresses where podcast players get pieces.',
      createPodcast: 'Makes such an address, for everything or for one programme or topic.',
      revokePodcast: 'Ends such an address at once.',
    } satisfies Record<keyof typeof programmes, string>,
  },
]

/** Deletes old pieces, and files that no piece uses. */
const sweep = job<object>('newsroom/sweep', sweepPieces)

/** Audio, video and text made from articles. */
export const server: ServerArea = {
  keeps,
  jobs: [sweep, tellOfPieces],
  schedules: [
    { job: sweep, every: '1 hour' },
    // A worker may have died after a run ended and before it announced that.
    { job: tellOfPieces, every: '1 minute' },
  ],
  work: startForever,
  routes: [...pieceDocuments, podcastRoute],
  archive: newsroomArchive,
  commands: makeCommand,
  extends: [
    extend(modelTasks, scriptTask),
    extend(happeningParts, pieceFinished),
    extend(actionParts, ...Object.values(pieceActions)),
    extend(runKinds, makePieces),
    extend(runEnded, async ({ enqueue }, { area }) => {
      if (area === PIECE_JOBS.area) await enqueue(tellOfPieces, {}, { dedupeKey: 'now' })
    }),
    extend(impossibleWaits, newsroomWaits),
  ],
}
