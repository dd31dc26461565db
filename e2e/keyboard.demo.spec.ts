import { playJourneys } from './play-journeys.ts';

// The main job and a job creation without a pointer: every step by Tab, arrows, Enter, Space and Escape.
playJourneys('demo');
