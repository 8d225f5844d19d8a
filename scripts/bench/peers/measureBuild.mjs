// Runs a build under GNU time: wall, user+sys CPU, largest single-process RSS; and samples the sum of
// RSS over the process tree every 250 ms.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

function treeRss(root) {
  const kids = new Map(),
    rss = new Map();
  for (const d of fs.readdirSync('/proc')) {
    if (!/^\d+$/.test(d)) continue;
    try {
      const st = fs.readFileSync(`/proc/${d}/stat`, 'utf8');
      const f = st.slice(st.lastIndexOf(')') + 2).split(' ');
      const ppid = +f[1];
      if (!kids.has(ppid)) kids.set(ppid, []);
      kids.get(ppid).push(+d);
      rss.set(+d, +f[21] * 4096);
    } catch {}
  }
  let sum = 0;
  const walk = (p) => {
    sum += rss.get(p) ?? 0;
    for (const k of kids.get(p) ?? []) walk(k);
  };
  walk(root);
  return sum;
}

export async function measureBuild({ cwd, cmd, env = {}, log }) {
  const tf = path.join(os.tmpdir(), `time-${process.pid}-${Date.now()}`);
  const e = { ...process.env, ...env, CI: '1' };
  delete e.NODE_ENV;
  const load0 = os.loadavg()[0];
  const t0 = Date.now();
  const p = spawn('time', ['-v', '-o', tf, ...cmd], {
    cwd,
    env: e,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  p.stdout.on('data', (d) => (out += d));
  p.stderr.on('data', (d) => (out += d));
  let peak = 0;
  const iv = setInterval(() => {
    peak = Math.max(peak, treeRss(p.pid));
  }, 250);
  const code = await new Promise((r) => p.on('close', r));
  clearInterval(iv);
  const wall = (Date.now() - t0) / 1000;
  if (log) fs.writeFileSync(log, out);
  const t = fs.readFileSync(tf, 'utf8');
  fs.rmSync(tf);
  const num = (re) => +(t.match(re)?.[1] ?? NaN);
  const user = num(/User time \(seconds\): ([\d.]+)/),
    sys = num(/System time \(seconds\): ([\d.]+)/);
  return {
    code,
    wall,
    user,
    sys,
    cpu: user + sys,
    maxRssMiB: Math.round(num(/Maximum resident set size \(kbytes\): (\d+)/) / 1024),
    treeRssMiB: Math.round(peak / 1048576),
    load0,
    load1: os.loadavg()[0],
    tail: code ? out.slice(-2000) : undefined,
  };
}

export function dirSize(dir, skip = () => false) {
  let bytes = 0,
    files = 0;
  const byExt = {};
  const walk = (d) => {
    for (const f of fs.readdirSync(d, { withFileTypes: true })) {
      const p = path.join(d, f.name);
      if (skip(p)) continue;
      if (f.isDirectory()) walk(p);
      else if (f.isFile()) {
        const s = fs.statSync(p).size;
        bytes += s;
        files++;
        const x = path.extname(f.name).slice(1) || 'none';
        byExt[x] ??= { n: 0, bytes: 0 };
        byExt[x].n++;
        byExt[x].bytes += s;
      }
    }
  };
  walk(dir);
  return { bytes, files, byExt };
}
