import { RECORD_FOLDER, type RecordAdvice } from '../../plugins/legal-record';
import { contentPath } from '../../plugins/mdx-content';

// Commands are between backticks, so that nobody copies the full stop after them.
const RECORD = '`npm run legal:record`';
const RECORD_AGAIN = '`git fetch && npm run legal:record -- --base origin/main`';
const WORKFLOW = 'Actions → Record → Run workflow';

/** How people record legal texts here: in the editor, with files, or on GitHub (docs/workflows.md). */
export const RECORD_ADVICE: RecordAdvice = {
  record: `In the editor there is nothing to do: a few minutes after you save, the record follows by itself. If you work with files, run ${RECORD}. Or on GitHub: ${WORKFLOW}, on the branch of the text.`,
  correct: `If that version is not on main yet, saving in the editor records it again; with files, run ${RECORD_AGAIN}.`,
  takeBack:
    'To take back a version before its day, bring back the text in force with all its fields; in the editor, with the switch at the top of the form.',
  correctDay: `Record it again with the right day: run ${RECORD_AGAIN}. On GitHub: ${WORKFLOW}, on this branch. Drafts that are on main already: delete ${contentPath(RECORD_FOLDER)}, and run ${RECORD}.`,
  allowPast:
    'If the text really was in force from then on, record it with `--allow-past`; on GitHub, tick "The day has passed, and that is right".',
  correctClock: 'Correct the clock of this machine, or SITE_DATE where it is set.',
  restore: `Recorded versions are never edited by hand, nor recorded again. Bring the record back: \`git log -- ${contentPath(RECORD_FOLDER)}\` names the commits that have it. Then run \`git restore --source <commit> -- ${contentPath(RECORD_FOLDER)}\`.`,
};
