import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { stop } from '#openapi/command-line.mjs';

const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** The commit of a revision; exits with a message when there is none. */
export function commitOf(revision: string): string {
  try {
    return git('rev-parse', '--verify', '--quiet', `${revision}^{commit}`).trim();
  } catch {
    return stop(`There is no revision "${revision}".`);
  }
}

/**
 * Builds the demo of another commit with the packages that are installed now.
 * @returns its folder, and a function that deletes it
 */
export function buildOf(commit: string): { outDir: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'storyboard-'));
  const tree = join(folder, 'tree');
  const outDir = join(folder, 'build');
  git('worktree', 'add', '--detach', '--force', tree, commit);
  const remove = () => {
    git('worktree', 'remove', '--force', tree);
    rmSync(folder, { recursive: true, force: true });
  };
  if (!existsSync(join(tree, 'storyboard.html'))) {
    remove();
    return stop(`The demo of ${commit.slice(0, 8)} has no storyboard yet: choose a later revision.`);
  }
  symlinkSync(resolve('node_modules'), join(tree, 'node_modules'), 'junction');
  try {
    buildDemo(outDir, { folder: tree });
  } catch (error) {
    remove();
    throw error;
  }
  return { outDir, remove };
}

/** Builds the demo of a folder with the sources. */
export function buildDemo(
  outDir: string,
  {
    folder = '.',
    basePath = '/',
    logLevel = 'error',
  }: { folder?: string; basePath?: string | undefined; logLevel?: string } = {},
): void {
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--mode', 'demo', '--logLevel', logLevel];
  execFileSync(process.execPath, [...vite, '--outDir', outDir, '--emptyOutDir'], {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, BASE_PATH: basePath },
  });
}
