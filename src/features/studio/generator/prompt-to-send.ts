/**
 * The prompt as it goes to the server (spec §5, decision 28): the twin's trigger word and "person" first, unless the
 * person wrote the trigger word somewhere themselves. Plain `includes`: capitals count, and a part of a word counts.
 */
export function promptToSend(triggerWord: string, prompt: string): string {
  const text = prompt.trim();
  return text.includes(triggerWord) ? text : `${triggerWord} person, ${text}`;
}
