// The rules of oxlint that are our own (.oxlintrc.json).
import { loneTexts } from './lone-texts.mjs';
import { namedControls } from './named-controls.mjs';

export default {
  meta: { name: 'house' },
  rules: { 'lone-texts': { create: loneTexts }, 'named-controls': { create: namedControls } },
};
