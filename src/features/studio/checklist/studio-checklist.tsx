import { useUserId } from '../../../shared/api/session.ts';
import { usePhotos } from '../photos/use-photos.ts';
import { useKeptPosts } from '../post/kept-posts.ts';
import { StepBar } from './step-bar.tsx';
import { StepRail } from './step-rail.tsx';
import { studioSteps } from './steps.ts';
import { useTraining } from '../training/ui/use-training.ts';
import { useTwins } from '../twins/use-twins.ts';
import { useSavedStyle } from '../writing-style/style-profile.ts';

/** Where the person stands: a rail beside the panels, or segments above them. */
export function StudioChecklist() {
  const userId = useUserId();
  const { photos } = usePhotos(userId);
  const { state, owed } = useTraining(userId);
  const { twins, isComplete } = useTwins(userId);
  const { style } = useSavedStyle(userId);
  const { posts } = useKeptPosts(userId);
  const steps = studioSteps({
    photoCount: photos.length,
    training: state,
    owedCount: owed.length,
    twinCount: isComplete || twins.length > 0 ? twins.length : undefined,
    hasStyle: style !== undefined,
    postCount: posts.length,
  });
  return (
    <>
      <StepBar steps={steps} />
      <StepRail steps={steps} />
    </>
  );
}
