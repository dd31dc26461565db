// Generated from openapi.yaml by `npm run api:generate`. Do not edit.

export interface paths {
    "/api/auth/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who is signed in
         * @description Called once when the app starts, and again after any 401. Answers the user of the session, or 401 when there
         *     is none: there is no "empty" user. Changes nothing, and must not be cached (`Cache-Control: no-store`).
         *     Clients do not retry: any failure shows the signed-out screen, a 401 silently, others with a way to retry.
         */
        get: operations["getCurrentUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Go and sign in
         * @description A navigation, never a fetch. Redirects to wherever people sign in (an identity provider, or a page of the
         *     server). When the person has signed in, the server sets the cookie `session` and redirects to `returnTo`.
         *     Somebody who is signed in already is redirected to `returnTo` at once.
         *
         *     `returnTo` must be a path of this origin. Anything else (`//evil.example`, `javascript:…`, `/\evil`) answers
         *     400 and redirects nowhere: an open redirect is a gift to phishing. What is encoded in it stays encoded: a path
         *     that would lead elsewhere when decoded once more (`/%2Fevil.example`, `/x%0D%0ASet-Cookie:%20a=b`) answers 400,
         *     or leads to exactly this path, and so does one that cannot be decoded (`/%zz`). An empty `returnTo` answers 400;
         *     letters beyond ASCII come back percent-encoded; which of two counts is the server's choice.
         */
        get: operations["login"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sign out
         * @description A navigation, never a fetch. Ends the session on the server, so that a copy of the cookie is worth nothing,
         *     lets the cookie expire, and redirects to `/`. Works the same without a session. Other tabs
         *     learn of it by their next 401. Work that was requested (a training, a job) goes on.
         */
        get: operations["logout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stripe/checkout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start paying for a plan
         * @description Opens a checkout session for one plan at the payment provider and answers its address; the browser is
         *     redirected there. Nothing is paid or booked by this call.
         *
         *     In this order: the person pays at the provider → the provider notifies the server → the server checks the
         *     notice's signature and adds the plan's credits, exactly once per checkout, even when the notice is repeated
         *     → the provider sends the browser to `/checkout/success`. That page may be opened before the notice arrived,
         *     or by somebody who never paid, so it grants nothing. Leaving the payment leads to `/checkout/cancel`, and no
         *     charge is made.
         *
         *     The price and the credits come from the server's own table, never from the client.
         */
        post: operations["createCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/twins/prompt-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The premium prompt templates
         * @description All templates, in the order to show them, for any signed-in user. There are templates in each of the seven
         *     categories. Changes nothing. `prompt` does not contain a trigger word; the client puts that in front.
         */
        get: operations["listPromptTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/twins/user/{userId}/models": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The trained twins of a user
         * @description Every twin that is ready, newest first by `completedAt`; an empty list when there is none. Trainings that are
         *     running or have failed are not listed: read `GET /api/twins/train/status/{userId}` for the latest one.
         *     Changes nothing. Clients read it when the studio opens and again when a training should be finished.
         */
        get: operations["listTrainedModels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/twins/train/status/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The latest training of a user
         * @description The training that was requested last, whatever became of it. Clients use it when the models call fails.
         *     404 when the user never trained. Changes nothing. The tag `twins` describes the states and their order.
         */
        get: operations["getTrainingStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/twins/upload-photos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand in the photos for a training
         * @description Checks the photos of a training, packs them and answers the address of the package, which only
         *     `POST /api/twins/train` of the same user can use. As many as `x-recommended-items` give the best twins.
         *
         *     Checked, in this order: size of each photo (413), declared type of each part (415), number of photos (400),
         *     owner (403), and then the pictures themselves (422): each is by its bytes an image that can be decoded (an empty
         *     file is none), shows one face, is sharp enough and is not there twice (the same bytes). All photos are checked before the answer,
         *     so that `details` names every photo that was refused, one line each; `guidelines` says what good photos are
         *     like. File names are only ever text: they are not used as paths. The parts may come in any order; the app sends
         *     `userId` first.
         *     What counts as one face, sharp enough, is the server's choice [PH-12]; one that does not look takes any picture.
         *
         *     Photos that can be used but are not ideal lead to `warnings`; the first is shown to the person. Nothing is
         *     kept when the answer is an error, so the call can be repeated. An older server may answer 200 with `error`
         *     instead; clients treat that as refused, too. No credits move.
         */
        post: operations["uploadTrainingPhotos"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/twins/train": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Train a twin
         * @description Starts a training with the package of photos that `POST /api/twins/upload-photos` answered, and answers at
         *     once: `status` is `training`, and the tag `twins` describes its states. The server picks the
         *     trigger word. It is unique per user.
         *
         *     Costs the `x-credits` of its `mode`. The client has charged them before and names that charge in `Charge-Key`;
         *     this call books nothing, and answers 402 when that is no unspent charge of its price of this user [TW-2]. A readable
         *     refusal (`ok: false`, or a `Problem` of whatever status but 408, 409 `inFlight` and 429) means that no training
         *     runs, and the client gives the charge back once, unless the answer has `refunded: true`. A training that
         *     fails later is found by its status, and refunded by the client in the same way. The answer names the
         *     `trigger_word` of this training: the client takes no other twin for it [TW-17].
         *
         *     Checked, in this order: shape (400), owner (403), the key (the stored answer, 422, 409), charge (402), no other
         *     training running (409 with the code `trainingRuns`), the package is one of this user's and was not used before
         *     (422). Only addresses that this server handed out are read; it fetches nothing else.
         */
        post: operations["trainTwin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/twins/reverse-prompt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read prompts from an image
         * @description Looks at one reference image and answers what is in it, with prompts that would make something alike in SDXL,
         *     FLUX and Midjourney. Any signed-in user; free; the image is not kept.
         *
         *     Checked, in this order: the image is not larger than a `PhotoFile` (413) and is declared as one (415), the part
         *     `image` is there, a file and not empty (400), and its bytes can be decoded (422).
         */
        post: operations["reversePrompt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/twins/generate-image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an image of a twin
         * @description Makes one image with the twin whose trigger word stands in the prompt, and answers when it is done (seconds
         *     to a minute; clients give up after a while, so an image that comes late may never be seen). The client has put
         *     `{trigger} person, ` in front unless the prompt held the trigger word already. A trigger word stands in a prompt
         *     as it is spelt, in the same case, also as a part of a word; of several the longest counts.
         *
         *     Costs `x-credits` per attempt, which the client has charged before, names in `Charge-Key`, and does not ask back
         *     when the attempt fails; this call books nothing, and answers 402 when that is no unspent charge of its price of this
         *     user [IM-4]. Repeated with the same key, an image that was made answers the same address and costs nothing
         *     [IM-11].
         *
         *     Checked, in this order: shape and the documented settings (400), owner (403), the
         *     key (the answer of then, 422, 409), the prompt holds the trigger word of a ready twin of this user (404), charge
         *     (402), the prompt is allowed (422).
         */
        post: operations["generateImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/twins/process-documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read the texts of documents
         * @description Answers the texts found in the named documents, to be used as samples of writing. **Only the name, the type
         *     and the size of each document are sent, not its content**: that is how the product's call is documented, and
         *     it is one of the open questions. A server that needs the content must get it another way.
         *
         *     Checked: `minItems` to `maxItems` documents, named as in `x-extensions`, none empty or too large (400);
         *     the type, where the browser knows one, fits the name (422). Documents without text add nothing: an empty
         *     `extractedTexts` is a valid answer, and clients then save no style. A server that has no content answers that; the
         *     simulated one has samples. A text that is answered is not blank, and there are no more texts than documents
         *     [WR-12]. Nothing is kept.
         */
        post: operations["processDocuments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/twins/embed-style": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Learn a writing style
         * @description Analyses the samples and saves what it finds as the style profile of the user, in place of the last one. From
         *     then on `POST /api/twins/generate-post` works. When it fails, the last profile stays. Free.
         *
         *     Checked, in this order: the number and length of the samples (400), the owner (403), all together at most
         *     `x-limits.max-samples-bytes` (413), and enough to tell a style from (422): fewer than three words are too little, thirty are
         *     enough, and in between the server decides, as for scripts without spaces between words. Samples are kept only as far as the profile needs them.
         */
        post: operations["embedStyle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/twins/generate-post": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write a post
         * @description Writes one post on the topic in the saved style of the user, for the platform, of a length that the platform takes
         *     (the server knows which; clients show it with the post).
         *     Needs a saved style profile (409). Free; the post is not kept by the server.
         */
        post: operations["generatePost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/credits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The balance
         * @description The balance of the signed-in user, after everything booked so far. Clients read it again after every charge,
         *     refund and payment, so it must not be cached (`Cache-Control: no-store`). Changes nothing.
         */
        get: operations["getCredits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/deduct-credits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Charge credits
         * @description Takes the amount from the balance of the signed-in user, all of it or nothing, and answers the new balance.
         *     The price of a training, the same in either mode, or of an image attempt.
         *
         *     Checked, in this order: the amount is a whole number from 1 (400: `0`, `-1`, `1.5` and `"1"` are
         *     refused), the key (the stored answer; another amount: 422; being handled right now: 409 with `inFlight`; a
         *     refund has barred it: 409 with `nothingLeft`), the balance suffices (402 with the balance in `available`).
         *     Checking and booking are one step: calls that come together must not take more than there is.
         */
        post: operations["deductCredits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/refund-credits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give credits back
         * @description Gives back the charge that `Charge-Key` names, whole, and answers the new balance. Clients give back the
         *     charge of a training that came to nothing, exactly once. Image attempts are not given back.
         *
         *     Checked, in this order: the amount is a whole number from 1 (400), the key (the stored answer; another request:
         *     422; being handled right now: 409 with `inFlight`), the charge of this user by its key. Being handled right now:
         *     409 with `inFlight`. Never booked, given back already, or spent on delivered work: 409 with `nothingLeft` and the
         *     balance in `available`. Of another amount: 422 [CR-23].
         *
         *     A charge that was never booked when its refund comes can never be booked later [CR-24]. A training that is under
         *     way and was paid for by this charge ends as `failed` [CR-20]. No refund creates credits. While an image of the
         *     charge is being made, a refund answers `inFlight`, or waits and answers `nothingLeft`: either is right.
         */
        post: operations["refundCredits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create content
         * @description Starts a generation job for the signed-in user and answers its id; the client goes to `/job/{id}`. The job
         *     starts as `PENDING` with `next` `SCRIPT`, and the tag `jobs` describes its states. No credits move.
         *
         *     Checked, in this order: shape (400): brand and idea are not blank, `referenceImages` has
         *     `minItems` to `maxItems` addresses for `ai_twin` and `photoshoot`, and is absent for `commercial` and `reel`; then
         *     the key (the stored answer, 422, 409); then content (422): each address is one that `POST /api/objects/upload`
         *     gave this user and that holds a photo, and `schedule_at` is a date of the calendar. Only addresses that this
         *     server handed out are read. The same address may stand twice, and counts twice [JB-19].
         *
         *     `schedule_at` is the person's wall-clock time without a zone, stored unchanged; `""` means "not scheduled".
         *
         *     One `Idempotency-Key` is one submission: repeated with it, the call answers the id of the job that exists and
         *     makes no second one [JB-14].
         */
        post: operations["createJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/jobs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A job as it stands
         * @description The job with its status, step and assets. Clients poll it every `x-poll-interval-ms` until `COMPLETE` or `ERROR`, so it
         *     must be cheap, must not be cached, and a rate limit must leave room for 60 reads a minute per open page.
         *     Changes nothing.
         *
         *     An id of more characters than a `JobId` has is that of no job (404), and one of more than `maxLength` answers 400.
         *     404 when there is no such job, when it was deleted, and when it belongs to another user: the three look the
         *     same. Assets appear as they are made; clients show them when the job is `COMPLETE`, and cope with any that is
         *     missing.
         */
        get: operations["getJob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/objects/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for an address to upload to
         * @description Answers an address that takes one PUT of one photo within `x-expires-after-ms`. The address is unguessable and is the
         *     permission itself; it may belong to another host (see "Storage and media"). After the PUT, the client uses the address itself as reference image in
         *     `POST /api/jobs`. Called once per photo, without a body. An address that is never used expires and costs
         *     nothing.
         */
        post: operations["createUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/objects/upload/{uploadId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Upload the file
         * @description Stores the photo. The body is the file itself, with its own media type; not multipart. The address is the
         *     permission: no session is asked for, because it may belong to another host, where no cookie goes.
         *
         *     Checked, in this order: not larger than a `PhotoFile` (413), the `Content-Type` is one of those below (415), not
         *     empty (400), known address (404), not expired (403), not used (409), and the bytes are an image that can be decoded
         *     (422). When it fails the address stays unused; clients ask for a new one all the same. An id that breaks its
         *     pattern was never handed out: it answers 404, or 400.
         */
        put: operations["putUpload"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    checkoutPaid: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A checkout was paid
         * @description The payment provider notifies the server that a checkout was paid; for Stripe it is `checkout.session.completed`.
         *     The app never makes or sees this call, so its path is the server's own. What counts:
         *
         *     - The provider's signature is checked over the raw body (400), before anything is read from it.
         *     - The plan's credits are booked once per checkout, whatever arrives twice, late or out of order; a repeated
         *       notice answers 200 and books nothing.
         *     - Who gets them, and how many, comes from the checkout that the server opened, not from the notice. A signed
         *       notice about a checkout that the server does not know answers 200 and books nothing: the provider would repeat
         *       any other answer [PAY-9].
         */
        post: operations["checkoutPaid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** @description The one body of every error. */
        Problem: {
            /** @description One sentence for the person. */
            error: string;
            /** @description One line per thing that is wrong. */
            details?: string[];
            /** @description How to do it right (photos). */
            guidelines?: string[];
            /** @description The balance, where credits do not suffice or none are left to refund. */
            available?: number;
            refunded?: components["schemas"]["Refunded"];
            code?: components["schemas"]["ProblemCode"];
        };
        /**
         * @description Which of the refusals that share a status this is. `inFlight` (409): a call with the same key is being handled.
         *     `trainingRuns` (409): one training at a time. `nothingLeft` (409): nothing is left to give back of this charge,
         *     or it can never be booked any more. `keyReused` (422): the key was used for another request.
         * @enum {string}
         */
        ProblemCode: "inFlight" | "trainingRuns" | "nothingLeft" | "keyReused";
        /** @description Names one intent of a client. Printable ASCII without spaces. */
        IntentKey: string;
        /** @description True when the server has given the credits of a failed training back by itself. Clients then ask for no refund. */
        Refunded: boolean;
        /**
         * @description An https URL, or a path of the origin that serves the app; by http only from loopback to loopback, for
         *     development. Never a script URL, never protocol-relative, without a user name.
         */
        SafeUrl: string;
        /** @description Like `SafeUrl`, or an image as a data URL. */
        MediaUrl: string;
        /** @description A path of this origin, with query and fragment if needed. */
        SameOriginPath: string;
        /** @description Id of a user. */
        UserId: string;
        /** @description The signed-in user. Without an id, clients use `demo_user`. */
        User: {
            id?: components["schemas"]["UserId"];
        };
        /**
         * @description A plan. `x-plans` is what it costs and holds.
         * @enum {string}
         */
        PricingTier: "starter" | "creator" | "pro";
        /** @description The request was handled, the work did not succeed. Kept for servers that exist; prefer a status. */
        WorkFailed: {
            /**
             * @description False, because it failed.
             * @constant
             */
            ok: false;
            /** @description Why, in a sentence for the person. */
            error: string;
        };
        /** @description Which plan to pay for. */
        CheckoutRequest: {
            tier: components["schemas"]["PricingTier"];
        };
        /** @description A payment that was begun. */
        CheckoutSession: {
            url: components["schemas"]["SafeUrl"];
        };
        /** @description What of the provider's notice matters; it holds more. */
        PaymentNotice: {
            /** @description Of the notice; the same when it is sent again. */
            id: string;
            /** @description What happened; other kinds of notice are answered with 200 and otherwise ignored. */
            type: string;
            /** @description What it happened to. */
            data: {
                /** @description The checkout. */
                object: {
                    /** @description Of the checkout that `POST /api/stripe/checkout` opened. */
                    id: string;
                    /**
                     * @description Credits are booked for `paid` alone.
                     * @enum {string}
                     */
                    payment_status: "paid" | "unpaid" | "no_payment_required";
                };
            };
        };
        /**
         * @description Which kind of picture a template makes.
         * @enum {string}
         */
        TemplateCategory: "Professional" | "Editorial" | "Cinematic" | "Social Media" | "Business" | "Lifestyle" | "Creative";
        /** @description A prompt that is ready to use. */
        PromptTemplate: {
            /** @description Of the template. */
            id: string;
            /** @description What it is called. */
            name: string;
            category: components["schemas"]["TemplateCategory"];
            /** @description The prompt without a trigger word. */
            prompt: string;
            /** @description What the picture will be like. */
            description: string;
            /** @description Name of an icon, or an emoji. Clients show one of their own for a name they do not know. */
            icon: string;
        };
        /** @description All templates. */
        PromptTemplateList: {
            /** @description In the order to show them. */
            templates: components["schemas"]["PromptTemplate"][];
        };
        /** @description The word that calls a twin in a prompt. Unique per user. */
        TriggerWord: string;
        /**
         * @description State of a model, for the person.
         * @enum {string}
         */
        ModelStatus: "training" | "ready" | "failed";
        /**
         * @description What the trainer says about a model.
         * @enum {string}
         */
        TrainerStatus: "starting" | "processing" | "succeeded" | "failed";
        /**
         * @description `fast`: Fast Training. `lora`: Quality Training, which takes longer. Clients show progress over
         *     `x-duration-ms`; what has not ended after `x-ends-within-ms` has failed.
         * @enum {string}
         */
        TrainingMode: "fast" | "lora";
        /** @description A twin. */
        TrainedModel: {
            userId: components["schemas"]["UserId"];
            trigger_word: components["schemas"]["TriggerWord"];
            status: components["schemas"]["ModelStatus"];
            training_status: components["schemas"]["TrainerStatus"];
            /**
             * Format: date-time
             * @description When it became ready; null before.
             */
            completedAt: string | null;
        };
        /** @description The latest training. `ok` says that the call worked, not that the training did. */
        TrainingStatus: {
            /** @description The call worked. */
            ok: boolean;
            status: components["schemas"]["ModelStatus"];
            trigger_word: components["schemas"]["TriggerWord"];
            training_status: components["schemas"]["TrainerStatus"];
            /**
             * Format: date-time
             * @description When it became ready; null before.
             */
            completedAt: string | null;
            refunded?: components["schemas"]["Refunded"];
        };
        /**
         * Format: binary
         * @description An image file that is not empty. HEIC and SVG are refused. A moving WebP, AVIF or GIF is an image, and its first
         *     frame decides [PH-14]. A file that ends before its picture does cannot be decoded, even if a decoder draws the
         *     rest of it.
         */
        PhotoFile: Blob;
        /** @description The photos of one training. */
        PhotoUpload: {
            userId: components["schemas"]["UserId"];
            /** @description The photos; `x-recommended-items` is the number that works best. */
            photos: components["schemas"]["PhotoFile"][];
        };
        /** @description The photos were taken, or refused as older servers do it. */
        PhotoUploadResult: components["schemas"]["PhotosTaken"] | components["schemas"]["PhotosRefused"];
        /** @description The photos were taken. */
        PhotosTaken: {
            zipUrl: components["schemas"]["SafeUrl"];
            warnings: components["schemas"]["PhotoWarnings"];
        };
        /** @description The photos were refused with status 200. Kept for servers that exist; prefer a status. */
        PhotosRefused: {
            warnings: components["schemas"]["PhotoWarnings"];
            /** @description Why. */
            error: string;
            /** @description One line per photo that was refused. */
            details?: string[];
            /** @description How to do it right. */
            guidelines?: string[];
        };
        /** @description Remarks on photos that were taken all the same. The first is shown as a tip. */
        PhotoWarnings: string[];
        /** @description What to train, from which photos. */
        TrainRequest: {
            userId: components["schemas"]["UserId"];
            mode: components["schemas"]["TrainingMode"];
            /** @description The `zipUrl` of the uploaded photos, alone. */
            referenceImages: components["schemas"]["SafeUrl"][];
        };
        /** @description The training was accepted, or was not. */
        TrainingResult: components["schemas"]["TrainingAccepted"] | components["schemas"]["TrainingRefused"];
        /** @description The training runs. */
        TrainingAccepted: {
            /**
             * @description True: it was accepted.
             * @constant
             */
            ok: true;
            mode: components["schemas"]["TrainingMode"];
            status: components["schemas"]["ModelStatus"];
            trigger_word: components["schemas"]["TriggerWord"];
            /** @description How long it will take in words. */
            trainingTime: string;
        };
        /** @description No training runs. Kept for servers that exist; prefer a status. */
        TrainingRefused: {
            /**
             * @description False: it was not accepted.
             * @constant
             */
            ok: false;
            /** @description Why. */
            error: string;
            refunded?: components["schemas"]["Refunded"];
        };
        /** @description The image to read. */
        ReversePromptRequest: {
            image: components["schemas"]["PhotoFile"];
        };
        /** @description What is in the image. */
        ImageAnalysis: {
            /** @description The image in one sentence. */
            caption: string;
            /** @description The hair of the person. */
            hair: {
                /** @description How it is cut and worn. */
                style: string;
                /** @description Its colour. */
                color: string;
                /** @description Straight or wavy for example. */
                texture: string;
            };
            /** @description What the person wears. */
            clothing: {
                /** @description The piece that matters most. */
                garment: string;
                /** @description Its colour. */
                color: string;
                /** @description Its pattern. */
                pattern: string;
                /** @description What it is made of. */
                fabric: string;
            };
            /** @description What is behind the person. */
            background: {
                /** @description The place. */
                setting: string;
                /** @description The colours that matter most. */
                colors: string[];
                /** @description Things that are seen there. */
                elements: string[];
            };
            /** @description Where the light comes from and what it is like. */
            lighting: string;
            /** @description How the image is framed. */
            composition: string;
            /** @description Words for its style. */
            style_tags: string[];
        };
        /** @description Prompts that would make something alike. */
        ExtractedPrompts: {
            /** @description For SDXL. */
            sdxl: {
                /** @description What to show. */
                positive: string;
                /** @description What to leave out. */
                negative: string;
            };
            /** @description For FLUX. */
            flux: {
                /** @description The prompt that the app takes over. */
                prompt: string;
            };
            /** @description For Midjourney. */
            midjourney: {
                /** @description The prompt with its parameters. */
                prompt: string;
            };
        };
        /** @description What the image shows, and prompts for it. */
        ReversePromptResult: {
            /**
             * @description It was read.
             * @constant
             */
            ok: true;
            analysis: components["schemas"]["ImageAnalysis"];
            prompts: components["schemas"]["ExtractedPrompts"];
        };
        /** @description One attempt at an image. */
        GenerateImageRequest: {
            userId: components["schemas"]["UserId"];
            /** @description The whole prompt, with the trigger word in it. */
            prompt: string;
            /**
             * @description Always square.
             * @constant
             */
            aspect: "1:1";
            /**
             * @description Steps of the image model.
             * @constant
             */
            steps: 24;
            /**
             * @description How closely the image follows the prompt.
             * @constant
             */
            guidance: 3.5;
        };
        /** @description The image, or why there is none. */
        ImageResult: components["schemas"]["ImageMade"] | components["schemas"]["WorkFailed"];
        /** @description The image. */
        ImageMade: {
            /**
             * @description It was made.
             * @constant
             */
            ok: true;
            imageUrl: components["schemas"]["MediaUrl"];
            /** @description How it was made, for example `flux-lora`. `Illustrated sample`, for a drawing, is shown beside the picture. */
            method: string;
            /** @description How good it is, for example `premium`. */
            quality: string;
        };
        /** @description Metadata of a document. Its content is not sent. */
        DocumentInfo: {
            /** @description Of the file, with its ending. */
            name: string;
            /**
             * @description The media type by the browser; empty when it knows none, which fits every name. Other types that fit, and no
             *     more, so neither `text/markdown` nor `application/octet-stream` [WR-3]:
             *
             *     | name | types |
             *     |---|---|
             *     | `.txt` | `text/plain` |
             *     | `.doc` | `application/msword` |
             *     | `.docx` | `application/vnd.openxmlformats-officedocument.wordprocessingml.document`, `application/zip` |
             *     | `.pdf` | `application/pdf` |
             */
            type: string;
            /** @description In bytes. */
            size: number;
        };
        /** @description Documents whose texts are wanted. */
        ProcessDocumentsRequest: {
            userId: components["schemas"]["UserId"];
            /** @description Metadata of each document. */
            documents: components["schemas"]["DocumentInfo"][];
        };
        /** @description What was found in the documents. */
        ProcessDocumentsResult: {
            /** @description The call worked. */
            ok: boolean;
            /** @description The texts in the order of the documents; those without text are left out. */
            extractedTexts: string[];
        };
        /** @description What to learn a style from. */
        EmbedStyleRequest: {
            userId: components["schemas"]["UserId"];
            /** @description Samples of the person's own writing. */
            sampleTexts: string[];
        };
        /** @description A person's writing style. Only `voice.tone` is certain. */
        StyleProfile: {
            /** @description Who seems to speak. */
            voice: {
                /** @description How it sounds; shown to the person. */
                tone: string;
                /** @description Who speaks, for example `first person`. */
                person?: string;
                /** @description How lively it is, for example `calm`. */
                energy?: string;
            };
            /** @description How the sentences are built. */
            sentences?: {
                /** @description Words in a sentence. */
                averageWords: number;
                /** @description How many of them ask. */
                questionPercent: number;
            };
            /** @description How emoji are used. */
            emoji?: {
                /** @description How many. */
                perHundredWords: number;
                /** @description The ones used most. */
                favourites: string[];
            };
            /** @description The ones used most. */
            hashtags?: string[];
            /** @description Which words are used. */
            vocabulary?: {
                /** @description Different words over all words. */
                richness: number;
                /** @description The ones used most. */
                favouriteWords: string[];
            };
        };
        /** @description The saved profile, or why there is none. */
        StyleSaveResult: components["schemas"]["StyleSaved"] | components["schemas"]["WorkFailed"];
        /** @description The profile was saved. */
        StyleSaved: {
            /**
             * @description It was saved.
             * @constant
             */
            ok: true;
            styleProfile: components["schemas"]["StyleProfile"];
            /** @description How many samples went into the profile. */
            savedSamples: number;
        };
        /**
         * @description Where a post is meant to appear. Forms start with the default.
         * @default facebook
         * @enum {string}
         */
        PostPlatform: "facebook" | "instagram" | "linkedin" | "tiktok";
        /** @description What to write about, and where for. */
        GeneratePostRequest: {
            userId: components["schemas"]["UserId"];
            /** @description What the post is about. */
            topic: string;
            platform: components["schemas"]["PostPlatform"];
        };
        /** @description The post, or why there is none. */
        PostResult: components["schemas"]["PostWritten"] | components["schemas"]["WorkFailed"];
        /** @description The post. */
        PostWritten: {
            /**
             * @description It was written.
             * @constant
             */
            ok: true;
            /** @description Its text. */
            post: string;
        };
        /** @description How much to charge or to refund. */
        CreditAmount: {
            /** @description Whole credits. */
            amount: number;
        };
        /** @description The balance. Clients offer more credits below `x-buy-more-below`. */
        Credits: {
            /** @description What there is. */
            credits: number;
        };
        /** @description What a charge or a refund led to. */
        CreditChange: {
            /** @description The balance right after the booking. */
            newBalance: number;
        };
        /**
         * @description What a job makes.
         * @enum {string}
         */
        ContentType: "commercial" | "ai_twin" | "photoshoot" | "reel";
        /**
         * @description Where the content is meant to appear. Forms start with the default.
         * @default tiktok
         * @enum {string}
         */
        JobPlatform: "tiktok" | "instagram" | "facebook" | "youtube" | "linkedin";
        /**
         * @description Vertical, square or landscape. Forms start with the default.
         * @default 9:16
         * @enum {string}
         */
        JobRatio: "9:16" | "1:1" | "16:9";
        /**
         * @description `ai` is an AI voice, `user` is the person's own. Forms start with the default.
         * @default ai
         * @enum {string}
         */
        JobVoice: "ai" | "user";
        /** @description Brand vibe and guidelines. */
        Brand: string;
        /** @description Script idea or product description. */
        Idea: string;
        /** @description Wall-clock time of the person without a zone, as a datetime-local field gives it; empty for none. */
        ScheduleTime: string;
        /** @description With reference photos for `ai_twin` and `photoshoot`, without any for the others. */
        CreateJobRequest: components["schemas"]["JobWithPhotosRequest"] | components["schemas"]["JobWithoutPhotosRequest"];
        /** @description A job that needs photos of the person. */
        JobWithPhotosRequest: {
            /**
             * @description What to make.
             * @enum {string}
             */
            goal: "ai_twin" | "photoshoot";
            platform: components["schemas"]["JobPlatform"];
            ratio: components["schemas"]["JobRatio"];
            brand: components["schemas"]["Brand"];
            idea: components["schemas"]["Idea"];
            voice: components["schemas"]["JobVoice"];
            schedule_at: components["schemas"]["ScheduleTime"];
            /** @description The `uploadURL` of each uploaded photo. */
            referenceImages: components["schemas"]["SafeUrl"][];
        };
        /** @description A job that needs no photos, and takes none. */
        JobWithoutPhotosRequest: {
            /**
             * @description What to make.
             * @enum {string}
             */
            goal: "commercial" | "reel";
            platform: components["schemas"]["JobPlatform"];
            ratio: components["schemas"]["JobRatio"];
            brand: components["schemas"]["Brand"];
            idea: components["schemas"]["Idea"];
            voice: components["schemas"]["JobVoice"];
            schedule_at: components["schemas"]["ScheduleTime"];
        };
        /** @description The job exists. */
        JobCreated: {
            id: components["schemas"]["JobId"];
        };
        /** @description Of a job. */
        JobId: string;
        /** @description `PENDING`, `COMPLETE` and `ERROR` mean what they say; any other word, such as `PROCESSING`, means in progress. */
        JobStatus: string;
        /**
         * @description Steps in their order; `DONE` comes after the last.
         * @enum {string}
         */
        PipelineStep: "SCRIPT" | "VOICE" | "AVATAR" | "BROLL" | "EDIT" | "CAPTIONS" | "SCHEDULE" | "DONE";
        /** @description What the job was created with. */
        JobInput: {
            platform: components["schemas"]["JobPlatform"];
            ratio: components["schemas"]["JobRatio"];
            voice: components["schemas"]["JobVoice"];
            brand: components["schemas"]["Brand"];
            idea: components["schemas"]["Idea"];
            schedule_at: components["schemas"]["ScheduleTime"];
        };
        /**
         * @description What has been made so far: `script` is there when `next` is past `SCRIPT`, `avatarUrl` when it is past `AVATAR`, all of
         *     them with `COMPLETE` (JB-18).
         */
        JobAssets: {
            /** @description What is said and shown. */
            script?: string;
            finalVideoUrl?: components["schemas"]["SafeUrl"];
            avatarUrl?: components["schemas"]["MediaUrl"];
            thumbnailUrl?: components["schemas"]["MediaUrl"];
        };
        /** @description A job as it stands. What has not ended `x-ends-within-ms` after `createdAt` is `ERROR`. */
        Job: {
            id: components["schemas"]["JobId"];
            status: components["schemas"]["JobStatus"];
            /** @description The step being worked on; the one that failed on `ERROR`; `DONE` on `COMPLETE`. */
            next: components["schemas"]["PipelineStep"];
            goal: components["schemas"]["ContentType"];
            input: components["schemas"]["JobInput"];
            assets: components["schemas"]["JobAssets"];
            /**
             * Format: date-time
             * @description When it was created.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Changes with every change of the job.
             */
            updatedAt: string;
        };
        /** @description Where to put one photo. */
        UploadTicket: {
            uploadURL: components["schemas"]["SafeUrl"];
        };
    };
    responses: {
        /** @description The request breaks a limit of this contract, or cannot be parsed. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "The request is not valid.",
                 *       "details": [
                 *         "userId is missing"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The amount is not a whole number from 1. */
        BadAmount: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "The amount must be a whole number of credits.",
                 *       "details": [
                 *         "amount must be at least 1"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no session, or it has ended. */
        SignedOut: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "You are signed out. Sign in to go on."
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The user id is not the one of the signed-in user. */
        NotYours: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "This belongs to somebody else."
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description A call with the same key is being handled right now. */
        StillInFlight: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The `Idempotency-Key` was used for another request. */
        KeyReused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description A file is larger than a `PhotoFile` may be. */
        PhotoTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "A photo is too large.",
                 *       "details": [
                 *         "photo-3.jpg: 124 MB"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is larger than `x-limits.max-json-bytes`. */
        BodyTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "The request is too large."
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The body, or a file in it, is declared as something that is not taken here. */
        NotAPhoto: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "Only JPEG, PNG, WebP, AVIF and GIF images can be used.",
                 *       "details": [
                 *         "photo-4.heic: image/heic"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is not JSON with a JSON content type. */
        NotJson: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "Send JSON."
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The file is declared as an image, but its bytes are none or cannot be decoded. */
        UnreadableImage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "This image cannot be read. Try another one."
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many requests. Nothing was done. */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "That was a lot at once. Wait a moment and try again."
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Something went wrong on the server. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "Something went wrong on our side. Try again."
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description A service that the server depends on failed. */
        UpstreamFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "A service we depend on did not answer. Try again in a minute."
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The server cannot take requests right now. */
        Unavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfterIfKnown"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "We will be back in a moment."
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Anything else went wrong. */
        Unexpected: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "Something went wrong on our side. Try again."
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description Id of the signed-in user (or `demo_user`, see "Whose data"). */
        UserId: components["schemas"]["UserId"];
        /**
         * @description Names this one intent, so that a repeated call takes effect once. Chosen by the client (a UUID, for example),
         *     unique per user and operation [CR-8], kept by the server as long as what it booked or made [CR-26].
         * @example 0f8e6a52-7a34-4f0e-9c0b-5d1d6f2a9b11
         */
        IdempotencyKey: components["schemas"]["IntentKey"];
        /**
         * @description The `Idempotency-Key` of the charge of this user that pays for this work, or that this refund gives back. It is
         *     part of the request that a repeated key is compared with.
         * @example 0f8e6a52-7a34-4f0e-9c0b-5d1d6f2a9b11
         */
        ChargeKey: components["schemas"]["IntentKey"];
    };
    requestBodies: never;
    headers: {
        /**
         * @description Where the browser goes next.
         * @example /
         */
        Location: components["schemas"]["SafeUrl"];
        /**
         * @description Address of the new job.
         * @example /api/jobs/job_running
         */
        JobLocation: components["schemas"]["SafeUrl"];
        /**
         * @description Seconds to wait before asking again.
         * @example 2
         */
        RetryAfter: number;
        /**
         * @description Seconds to wait before asking again, if known.
         * @example 30
         */
        RetryAfterIfKnown: number;
    };
    pathItems: never;
}
export type Problem = components['schemas']['Problem'];
export type ProblemCode = components['schemas']['ProblemCode'];
export type IntentKey = components['schemas']['IntentKey'];
export type Refunded = components['schemas']['Refunded'];
export type SafeUrl = components['schemas']['SafeUrl'];
export type MediaUrl = components['schemas']['MediaUrl'];
export type SameOriginPath = components['schemas']['SameOriginPath'];
export type UserId = components['schemas']['UserId'];
export type User = components['schemas']['User'];
export type PricingTier = components['schemas']['PricingTier'];
export type WorkFailed = components['schemas']['WorkFailed'];
export type CheckoutRequest = components['schemas']['CheckoutRequest'];
export type CheckoutSession = components['schemas']['CheckoutSession'];
export type PaymentNotice = components['schemas']['PaymentNotice'];
export type TemplateCategory = components['schemas']['TemplateCategory'];
export type PromptTemplate = components['schemas']['PromptTemplate'];
export type PromptTemplateList = components['schemas']['PromptTemplateList'];
export type TriggerWord = components['schemas']['TriggerWord'];
export type ModelStatus = components['schemas']['ModelStatus'];
export type TrainerStatus = components['schemas']['TrainerStatus'];
export type TrainingMode = components['schemas']['TrainingMode'];
export type TrainedModel = components['schemas']['TrainedModel'];
export type TrainingStatus = components['schemas']['TrainingStatus'];
export type PhotoFile = components['schemas']['PhotoFile'];
export type PhotoUpload = components['schemas']['PhotoUpload'];
export type PhotoUploadResult = components['schemas']['PhotoUploadResult'];
export type PhotosTaken = components['schemas']['PhotosTaken'];
export type PhotosRefused = components['schemas']['PhotosRefused'];
export type PhotoWarnings = components['schemas']['PhotoWarnings'];
export type TrainRequest = components['schemas']['TrainRequest'];
export type TrainingResult = components['schemas']['TrainingResult'];
export type TrainingAccepted = components['schemas']['TrainingAccepted'];
export type TrainingRefused = components['schemas']['TrainingRefused'];
export type ReversePromptRequest = components['schemas']['ReversePromptRequest'];
export type ImageAnalysis = components['schemas']['ImageAnalysis'];
export type ExtractedPrompts = components['schemas']['ExtractedPrompts'];
export type ReversePromptResult = components['schemas']['ReversePromptResult'];
export type GenerateImageRequest = components['schemas']['GenerateImageRequest'];
export type ImageResult = components['schemas']['ImageResult'];
export type ImageMade = components['schemas']['ImageMade'];
export type DocumentInfo = components['schemas']['DocumentInfo'];
export type ProcessDocumentsRequest = components['schemas']['ProcessDocumentsRequest'];
export type ProcessDocumentsResult = components['schemas']['ProcessDocumentsResult'];
export type EmbedStyleRequest = components['schemas']['EmbedStyleRequest'];
export type StyleProfile = components['schemas']['StyleProfile'];
export type StyleSaveResult = components['schemas']['StyleSaveResult'];
export type StyleSaved = components['schemas']['StyleSaved'];
export type PostPlatform = components['schemas']['PostPlatform'];
export type GeneratePostRequest = components['schemas']['GeneratePostRequest'];
export type PostResult = components['schemas']['PostResult'];
export type PostWritten = components['schemas']['PostWritten'];
export type CreditAmount = components['schemas']['CreditAmount'];
export type Credits = components['schemas']['Credits'];
export type CreditChange = components['schemas']['CreditChange'];
export type ContentType = components['schemas']['ContentType'];
export type JobPlatform = components['schemas']['JobPlatform'];
export type JobRatio = components['schemas']['JobRatio'];
export type JobVoice = components['schemas']['JobVoice'];
export type Brand = components['schemas']['Brand'];
export type Idea = components['schemas']['Idea'];
export type ScheduleTime = components['schemas']['ScheduleTime'];
export type CreateJobRequest = components['schemas']['CreateJobRequest'];
export type JobWithPhotosRequest = components['schemas']['JobWithPhotosRequest'];
export type JobWithoutPhotosRequest = components['schemas']['JobWithoutPhotosRequest'];
export type JobCreated = components['schemas']['JobCreated'];
export type JobId = components['schemas']['JobId'];
export type JobStatus = components['schemas']['JobStatus'];
export type PipelineStep = components['schemas']['PipelineStep'];
export type JobInput = components['schemas']['JobInput'];
export type JobAssets = components['schemas']['JobAssets'];
export type Job = components['schemas']['Job'];
export type UploadTicket = components['schemas']['UploadTicket'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseBadAmount = components['responses']['BadAmount'];
export type ResponseSignedOut = components['responses']['SignedOut'];
export type ResponseNotYours = components['responses']['NotYours'];
export type ResponseStillInFlight = components['responses']['StillInFlight'];
export type ResponseKeyReused = components['responses']['KeyReused'];
export type ResponsePhotoTooLarge = components['responses']['PhotoTooLarge'];
export type ResponseBodyTooLarge = components['responses']['BodyTooLarge'];
export type ResponseNotAPhoto = components['responses']['NotAPhoto'];
export type ResponseNotJson = components['responses']['NotJson'];
export type ResponseUnreadableImage = components['responses']['UnreadableImage'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseServerError = components['responses']['ServerError'];
export type ResponseUpstreamFailed = components['responses']['UpstreamFailed'];
export type ResponseUnavailable = components['responses']['Unavailable'];
export type ResponseUnexpected = components['responses']['Unexpected'];
export type ParameterUserId = components['parameters']['UserId'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
export type ParameterChargeKey = components['parameters']['ChargeKey'];
export type HeaderLocation = components['headers']['Location'];
export type HeaderJobLocation = components['headers']['JobLocation'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type HeaderRetryAfterIfKnown = components['headers']['RetryAfterIfKnown'];
export type $defs = Record<string, never>;
export interface operations {
    getCurrentUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The signed-in user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "user_ada"
                     *     }
                     */
                    "application/json": components["schemas"]["User"];
                };
            };
            401: components["responses"]["SignedOut"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    login: {
        parameters: {
            query?: {
                /**
                 * @description Path of the app to come back to after signing in. `/studio` when absent.
                 * @example /studio
                 */
                returnTo?: components["schemas"]["SameOriginPath"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description On to the sign-in page, or back to `returnTo` when signed in already. */
            302: {
                headers: {
                    Location: components["headers"]["Location"];
                    /**
                     * @description What the server needs to recognise the person when they come back, if anything; or the session
                     *     itself when signing in takes no page.
                     * @example login_state=l0g1nSt4te; Path=/api; HttpOnly; SameSite=Lax; Max-Age=600
                     */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `returnTo` is not a path of this origin. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "You can only be sent back to a page of this app."
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unexpected"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out; on to the landing page. */
            302: {
                headers: {
                    Location: components["headers"]["Location"];
                    /**
                     * @description The session cookie, expired in any form in which a browser drops it.
                     * @example session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0
                     */
                    "Set-Cookie": string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unexpected"];
        };
    };
    createCheckout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckoutRequest"];
            };
        };
        responses: {
            /** @description Where to pay. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutSession"];
                };
            };
            /** @description There is no such plan. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "There is no such plan.",
                     *       "details": [
                     *         "tier must be starter, creator or pro"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["SignedOut"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["UpstreamFailed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPromptTemplates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All templates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "templates": [
                     *         {
                     *           "id": "template_studio_headshot",
                     *           "name": "Studio headshot",
                     *           "category": "Professional",
                     *           "prompt": "studio headshot, soft key light, grey seamless backdrop, 85mm lens",
                     *           "description": "A clean portrait for profiles and press.",
                     *           "icon": "briefcase"
                     *         },
                     *         {
                     *           "id": "template_magazine_cover",
                     *           "name": "Magazine cover",
                     *           "category": "Editorial",
                     *           "prompt": "fashion magazine cover, bold masthead, confident look, warm studio light",
                     *           "description": "You, on the front page.",
                     *           "icon": "newspaper"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PromptTemplateList"];
                };
            };
            401: components["responses"]["SignedOut"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTrainedModels: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the signed-in user (or `demo_user`, see "Whose data"). */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The twins, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrainedModel"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotYours"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTrainingStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the signed-in user (or `demo_user`, see "Whose data"). */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The latest training. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrainingStatus"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotYours"];
            /** @description This user never trained. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "You have not trained a twin yet."
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadTrainingPhotos: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["PhotoUpload"];
            };
        };
        responses: {
            /** @description The photos were taken, perhaps with a remark. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhotoUploadResult"];
                };
            };
            /** @description Too few or too many photos, or a field is missing. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "A training needs more photos.",
                     *       "details": [
                     *         "Too few photos were sent."
                     *       ],
                     *       "guidelines": [
                     *         "Mix angles, light and clothes"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotYours"];
            413: components["responses"]["PhotoTooLarge"];
            415: components["responses"]["NotAPhoto"];
            /** @description Some photos cannot be used for a training. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Two photos cannot be used.",
                     *       "details": [
                     *         "photo-2.jpg: no face found",
                     *         "photo-6.jpg: more than one person"
                     *       ],
                     *       "guidelines": [
                     *         "One person per photo",
                     *         "Face well lit and in focus",
                     *         "No sunglasses or masks"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    trainTwin: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this one intent, so that a repeated call takes effect once. Chosen by the client (a UUID, for example),
                 *     unique per user and operation [CR-8], kept by the server as long as what it booked or made [CR-26].
                 * @example 0f8e6a52-7a34-4f0e-9c0b-5d1d6f2a9b11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The `Idempotency-Key` of the charge of this user that pays for this work, or that this refund gives back. It is
                 *     part of the request that a repeated key is compared with.
                 * @example 0f8e6a52-7a34-4f0e-9c0b-5d1d6f2a9b11
                 */
                "Charge-Key": components["parameters"]["ChargeKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrainRequest"];
            };
        };
        responses: {
            /** @description The training was accepted, or was not with `ok` false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrainingResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            /** @description The `Charge-Key` names no unspent charge of the price of a training. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "This training has not been paid for.",
                     *       "available": 35
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            403: components["responses"]["NotYours"];
            /** @description A training of this user is running, or a call with the same key is being handled right now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
            /** @description The package of photos is unknown, used or expired, or the key was used for another request. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["UpstreamFailed"];
            503: components["responses"]["Unavailable"];
        };
    };
    reversePrompt: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ReversePromptRequest"];
            };
        };
        responses: {
            /** @description What the image shows, and prompts for it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReversePromptResult"];
                };
            };
            /** @description No image was sent. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Send one image."
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["SignedOut"];
            413: components["responses"]["PhotoTooLarge"];
            415: components["responses"]["NotAPhoto"];
            422: components["responses"]["UnreadableImage"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["UpstreamFailed"];
            503: components["responses"]["Unavailable"];
        };
    };
    generateImage: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this one intent, so that a repeated call takes effect once. Chosen by the client (a UUID, for example),
                 *     unique per user and operation [CR-8], kept by the server as long as what it booked or made [CR-26].
                 * @example 0f8e6a52-7a34-4f0e-9c0b-5d1d6f2a9b11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The `Idempotency-Key` of the charge of this user that pays for this work, or that this refund gives back. It is
                 *     part of the request that a repeated key is compared with.
                 * @example 0f8e6a52-7a34-4f0e-9c0b-5d1d6f2a9b11
                 */
                "Charge-Key": components["parameters"]["ChargeKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GenerateImageRequest"];
            };
        };
        responses: {
            /** @description The image, or `ok` false with the reason. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            /** @description The `Charge-Key` names no unspent charge of the price of an image. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "This image has not been paid for.",
                     *       "available": 4
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            403: components["responses"]["NotYours"];
            /** @description No ready twin of this user has a trigger word that stands in the prompt. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "None of your twins has a trigger word that is in this prompt."
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            409: components["responses"]["StillInFlight"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
            /** @description The prompt is not allowed, or the key was used for another request. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["UpstreamFailed"];
            503: components["responses"]["Unavailable"];
        };
    };
    processDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProcessDocumentsRequest"];
            };
        };
        responses: {
            /** @description The texts, in the order of the documents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProcessDocumentsResult"];
                };
            };
            /** @description No documents, too many, or one that cannot be a document. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "These documents cannot be read.",
                     *       "details": [
                     *         "holiday.exe: only .txt, .doc, .docx and .pdf"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotYours"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
            /** @description A document's type does not fit its name. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "These documents cannot be read.",
                     *       "details": [
                     *         "report.pdf: this is not a PDF"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    embedStyle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmbedStyleRequest"];
            };
        };
        responses: {
            /** @description The saved profile, or `ok` false with the reason. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StyleSaveResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotYours"];
            /** @description The samples are too long all together. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "That is too much text at once. Send fewer samples."
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            415: components["responses"]["NotJson"];
            /** @description Not enough text to tell a style from. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "There is too little text to find a style in. Add a few sentences."
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["UpstreamFailed"];
            503: components["responses"]["Unavailable"];
        };
    };
    generatePost: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GeneratePostRequest"];
            };
        };
        responses: {
            /** @description The post, or `ok` false with the reason. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotYours"];
            /** @description The user has no saved style profile. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Train your writing style first."
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
            /** @description The topic is not allowed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "This topic is against our content rules. Reword it."
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["UpstreamFailed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCredits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The balance. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "credits": 740
                     *     }
                     */
                    "application/json": components["schemas"]["Credits"];
                };
            };
            401: components["responses"]["SignedOut"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deductCredits: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this one intent, so that a repeated call takes effect once. Chosen by the client (a UUID, for example),
                 *     unique per user and operation [CR-8], kept by the server as long as what it booked or made [CR-26].
                 * @example 0f8e6a52-7a34-4f0e-9c0b-5d1d6f2a9b11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreditAmount"];
            };
        };
        responses: {
            /** @description Charged. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreditChange"];
                };
            };
            400: components["responses"]["BadAmount"];
            401: components["responses"]["SignedOut"];
            /** @description The balance does not suffice; nothing was taken. `available` is the balance. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Insufficient credits",
                     *       "available": 35
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description A call with the same key is being handled right now, or a refund came before this charge: it can never be
             *     booked any more. Nothing was taken.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    refundCredits: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this one intent, so that a repeated call takes effect once. Chosen by the client (a UUID, for example),
                 *     unique per user and operation [CR-8], kept by the server as long as what it booked or made [CR-26].
                 * @example 0f8e6a52-7a34-4f0e-9c0b-5d1d6f2a9b11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The `Idempotency-Key` of the charge of this user that pays for this work, or that this refund gives back. It is
                 *     part of the request that a repeated key is compared with.
                 * @example 0f8e6a52-7a34-4f0e-9c0b-5d1d6f2a9b11
                 */
                "Charge-Key": components["parameters"]["ChargeKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreditAmount"];
            };
        };
        responses: {
            /** @description Given back. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreditChange"];
                };
            };
            400: components["responses"]["BadAmount"];
            401: components["responses"]["SignedOut"];
            /**
             * @description Nothing is left to give back of this charge, or it, or the same refund, is being handled right now. Nothing
             *     was added.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
            /** @description The key was used for another request, or the charge was of another amount. Nothing was added. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createJob: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this one intent, so that a repeated call takes effect once. Chosen by the client (a UUID, for example),
                 *     unique per user and operation [CR-8], kept by the server as long as what it booked or made [CR-26].
                 * @example 0f8e6a52-7a34-4f0e-9c0b-5d1d6f2a9b11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateJobRequest"];
            };
        };
        responses: {
            /** @description The job exists. */
            201: {
                headers: {
                    Location: components["headers"]["JobLocation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobCreated"];
                };
            };
            /** @description Something is missing or out of its limits. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "This cannot be made yet.",
                     *       "details": [
                     *         "brand must not be blank",
                     *         "referenceImages has too few photos"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["SignedOut"];
            409: components["responses"]["StillInFlight"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
            /** @description A reference photo is not there, the date does not exist, or the key was used for another job. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the job, as `POST /api/jobs` answered it. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            /** @description There is no such job for this user. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The job you're looking for doesn't exist or has been deleted."
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createUpload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where to PUT the file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "uploadURL": "/api/objects/upload/upload_ada_new"
                     *     }
                     */
                    "application/json": components["schemas"]["UploadTicket"];
                };
            };
            401: components["responses"]["SignedOut"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            /** @description The storage gave no address. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The storage for photos did not answer. Try again in a minute."
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["Unavailable"];
        };
    };
    putUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Last segment of the `uploadURL` that `POST /api/objects/upload` answered.
                 * @example upload_ada_new
                 */
                uploadId: string;
            };
            cookie?: never;
        };
        /** @description The file itself. */
        requestBody: {
            content: {
                /** @example (bytes of a JPEG file) */
                "image/jpeg": components["schemas"]["PhotoFile"];
                /** @example (bytes of a PNG file) */
                "image/png": components["schemas"]["PhotoFile"];
                /** @example (bytes of a WebP file) */
                "image/webp": components["schemas"]["PhotoFile"];
                /** @example (bytes of an AVIF file) */
                "image/avif": components["schemas"]["PhotoFile"];
                /** @example (bytes of a GIF file) */
                "image/gif": components["schemas"]["PhotoFile"];
            };
        };
        responses: {
            /** @description Stored. */
            204: {
                headers: {
                    /**
                     * @description Fingerprint of the stored file.
                     * @example "5f2b1c9e"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The body is empty. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The file is empty."
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The address has expired. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "This upload took too long to start. Add the photo again."
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description No such address was handed out. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "There is no such upload. Add the photo again."
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The address was used already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "This address holds a photo already."
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PhotoTooLarge"];
            415: components["responses"]["NotAPhoto"];
            422: components["responses"]["UnreadableImage"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkoutPaid: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The provider's signature of the raw body, with its time; other providers have their own.
                 * @example t=1795251600,v1=5257a869e7ecebeda32affa62cdca3fa51cad7e77a0e56ff536d0ce8e108d8bd
                 */
                "Stripe-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_ada_1",
                 *       "type": "checkout.session.completed",
                 *       "data": {
                 *         "object": {
                 *           "id": "checkout_ada",
                 *           "payment_status": "paid"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PaymentNotice"];
            };
        };
        responses: {
            /** @description Booked, now or before. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
}
