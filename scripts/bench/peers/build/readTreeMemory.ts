import { readdirSync, readFileSync } from 'node:fs';

/** Bytes of a page of memory, as Linux has it on the processors that we measure on. */
const pageBytes = 4096;

interface RunningProcess {
  id: number;
  parent: number;
  bytes: number;
}

/**
 * What Linux says about a process: https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html
 * @param stat the line of `/proc/<id>/stat`.
 */
export function parseProcess(id: number, stat: string): RunningProcess {
  // The name of the program stands in parentheses and may have spaces; the third field comes after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { id, parent: Number(fields[1]), bytes: Number(fields[21]) * pageBytes };
}

function listProcesses(): RunningProcess[] {
  const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return ids.flatMap((id) => {
    try {
      return [parseProcess(Number(id), readFileSync(`/proc/${id}/stat`, 'utf8'))];
    } catch {
      // It has ended since its name was read.
      return [];
    }
  });
}

/** Memory of a process and all that it has started, each with what it shares with others. @returns bytes. */
export function toTreeMemory(processes: readonly RunningProcess[], root: number): number {
  return processes
    .filter(({ id, parent }) => id === root || parent === root)
    .map(({ id, bytes }) => (id === root ? bytes : toTreeMemory(processes, id)))
    .reduce((sum, bytes) => sum + bytes, 0);
}

/** The same, as it is now. Linux only. @throws Error where there is no `/proc`. */
export const readTreeMemory = (root: number): number => toTreeMemory(listProcesses(), root);
