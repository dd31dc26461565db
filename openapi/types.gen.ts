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
         * @description The client sends this request when the app starts and again after any 401. The response is the user of the
         *     session, or 401 without one; there is no "empty" user. The operation changes nothing, and its response must not
         *     be cached (`Cache-Control: no-store`). Clients do not retry: every failure shows the signed-out screen. A 401
         *     shows no message, and other failures offer a retry button.
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
         * Sign in
         * @description A navigation, never a fetch. It redirects to the sign-in page of an identity provider or of the server. After
         *     the user has signed in, the server sets the cookie `session` and redirects to `returnTo`. A signed-in user is
         *     redirected to `returnTo` immediately.
         *
         *     `returnTo` must be a path of this origin. Any other value (`//evil.example`, `javascript:…`, `/\evil`) gets 400
         *     without a redirect, because open redirects enable phishing.
         *
         *     - Encoded characters stay encoded. A path that would lead elsewhere when decoded once more (`/%2Fevil.example`,
         *       `/x%0D%0ASet-Cookie:%20a=b`) gets 400 or leads to exactly this path. The same applies to a path that cannot be
         *       decoded (`/%zz`).
         *     - An empty `returnTo` gets 400.
         *     - Characters beyond ASCII are returned percent-encoded.
         *     - If the parameter is sent twice, the server chooses which value counts.
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
         * @description A navigation, never a fetch. It ends the session on the server, which makes copies of the cookie useless. It
         *     also expires the cookie and redirects to `/`. Without a session it does the same. Other tabs notice at their
         *     next 401. Work in progress (a training, a job) continues.
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
         * @description Opens a checkout session for one plan at the payment provider and returns its address. The client then sends the
         *     browser there. This request pays and books nothing.
         *
         *     1. The user pays at the provider.
         *     2. The provider notifies the server.
         *     3. The server verifies the signature of the notice and adds the plan's credits exactly once per checkout, even
         *        if the notice is repeated.
         *     4. The provider redirects the browser to `/checkout/success`.
         *
         *     That page grants nothing, because it may open before the notice arrives or without a payment. Canceling the
         *     payment leads to `/checkout/cancel`, and no charge is made.
         *
         *     Price and credits come from the server's own table, never from the client.
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
         * @description All templates in display order, for any signed-in user. Each of the seven categories has templates. The
         *     operation changes nothing. `prompt` contains no trigger word; the client prepends it.
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
         * @description Every ready twin, newest first by `completedAt`, or an empty list. Running and failed trainings are not listed:
         *     `GET /api/twins/train/status/{userId}` returns the latest one. The operation changes nothing. Clients request
         *     the list when the studio opens and again when a training should be finished.
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
         * @description The training that was requested last, in any state. Clients request it when the list of twins cannot be loaded.
         *     A user who never trained gets 404. The operation changes nothing. The tag `twins` describes the states and their
         *     order.
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
         * Upload the photos for a training
         * @description Checks the photos of a training, packs them and returns the address of the package. Only `POST /api/twins/train`
         *     of the same user can use it. `x-recommended-items` photos give the best twins.
         *
         *     Order of checks:
         *
         *     1. size of each photo (413)
         *     2. declared type of each part (415)
         *     3. number of photos (400)
         *     4. owner (403)
         *     5. the photos themselves (422): each is a decodable image by its bytes (an empty file is not), shows one face,
         *        is sharp enough and is sent only once (compared by bytes)
         *
         *     The server checks all photos before it responds. `details` has one line for each refused photo, and `guidelines`
         *     describes good photos. File names are plain text, never paths. The parts may have any order; the app sends
         *     `userId` first. The server chooses what counts as one face and as sharp enough [PH-12]. A server that does not
         *     analyze faces accepts any picture.
         *
         *     Usable but imperfect photos produce `warnings`, and clients show the first one. An error stores nothing, so the
         *     request can be repeated. An older server may return 200 with `error` instead, which clients also treat as a
         *     refusal. The operation moves no credits.
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
         * @description Starts a training with the package from `POST /api/twins/upload-photos` and responds immediately with `status`
         *     `training`. The tag `twins` describes the states. The server chooses the trigger word, which is unique per user.
         *
         *     **Payment.** A training costs the `x-credits` of its `mode`. The client charges them first and names that charge
         *     in `Charge-Key`. This request books nothing. If the user has no unspent charge of this price with that key, the
         *     response is 402 [TW-2].
         *
         *     **Failure.** A readable refusal means that no training runs: `ok: false`, or a `Problem` with any status except
         *     408, 409 `inFlight` and 429. The client then refunds the charge once, unless the response has `refunded: true`.
         *     A later failure appears in the training's status, and the client refunds it the same way.
         *
         *     **Trigger word.** The response contains the `trigger_word` of this training. The client accepts no other twin as
         *     its result [TW-17].
         *
         *     Order of checks:
         *
         *     1. shape (400)
         *     2. owner (403)
         *     3. key (the stored response, 422, 409)
         *     4. charge (402)
         *     5. no other training in progress (409 with `trainingRuns`)
         *     6. the package belongs to this user and is unused (422)
         *
         *     The server fetches only addresses that it issued.
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
         * Extract prompts from an image
         * @description Analyzes one reference image. Returns what it shows, and prompts for a similar image in SDXL, FLUX and
         *     Midjourney. The operation is free for any signed-in user, and the image is not stored.
         *
         *     Order of checks:
         *
         *     1. the image is not larger than a `PhotoFile` (413)
         *     2. it is declared as one of the accepted types (415)
         *     3. the part `image` exists, is a file and is not empty (400)
         *     4. its bytes can be decoded (422)
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
         * Generate an image of a twin
         * @description Generates one image with the twin whose trigger word the prompt contains, and responds when it is finished
         *     (seconds to a minute). Clients abort after a while, so a late image may never be seen. The client prepends
         *     `{trigger} person, ` unless the prompt already contains the trigger word. Trigger words match case-sensitively,
         *     even inside a longer word. If several match, the longest counts.
         *
         *     **Payment.** Each attempt costs `x-credits`. The client charges them first, names that charge in `Charge-Key`,
         *     and does not refund a failed attempt. This request books nothing. If the user has no unspent charge of this
         *     price with that key, the response is 402 [IM-4]. A repeated request with the same key returns the same address
         *     and costs nothing [IM-11].
         *
         *     Order of checks:
         *
         *     1. shape and documented settings (400)
         *     2. owner (403)
         *     3. key (the stored response, 422, 409)
         *     4. the prompt contains the trigger word of a ready twin of this user (404)
         *     5. charge (402)
         *     6. the prompt is allowed (422)
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
         * Extract the texts of documents
         * @description Returns the texts of the named documents, for use as writing samples. **Clients send only the name, type and
         *     size of each document, not its content.** The product's specification defines the request this way, which is an
         *     open question. A server that needs the content must get it by other means.
         *
         *     Checks:
         *
         *     - `minItems` to `maxItems` documents, named as in `x-extensions`, none empty or too large (400)
         *     - the type fits the name, where the browser knows a type (422)
         *
         *     Documents without text add nothing. An empty `extractedTexts` is valid, and clients then save no style. A server
         *     without content returns that; the simulated backend returns sample texts. No text is blank, and there are no
         *     more texts than documents [WR-12]. The server stores nothing.
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
         * @description Analyzes the samples and saves the result as the user's style profile, which replaces the previous one. After
         *     that, `POST /api/twins/generate-post` works. If the request fails, the previous profile remains. The operation
         *     is free.
         *
         *     Order of checks:
         *
         *     1. number and length of the samples (400)
         *     2. owner (403)
         *     3. total size of at most `x-limits.max-samples-bytes` (413)
         *     4. enough text to recognize a style (422)
         *
         *     Fewer than three words are too little, and thirty are enough. In between, and for scripts without spaces between
         *     words, the server decides. Samples are stored only as far as the profile needs them.
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
         * @description Writes one post on the topic in the user's saved style. Its length fits the platform; the server knows the
         *     limits, and clients show them with the post. Without a saved style profile the response is 409. The operation is
         *     free, and the server does not store the post.
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
         * @description The balance of the signed-in user, including everything booked so far. Clients request it after every charge,
         *     refund and payment, so it must not be cached (`Cache-Control: no-store`). The operation changes nothing.
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
         * @description Takes the whole amount from the balance of the signed-in user, or nothing, and returns the new balance. The
         *     amount is the price of a training, which is the same in both modes, or of an image attempt.
         *
         *     Order of checks:
         *
         *     1. The amount is a whole number from 1. `0`, `-1`, `1.5` and `"1"` get 400.
         *     2. The key is new. A repeated request gets the stored response. A different amount gets 422. A request in
         *        progress gets 409 with `inFlight`. A key that a refund has barred gets 409 with `nothingLeft`.
         *     3. The balance is sufficient. Otherwise the response is 402 with the balance in `available`.
         *
         *     Check and booking are atomic: concurrent requests must not take more than the balance.
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
         * Refund credits
         * @description Refunds the charge named in `Charge-Key` in full and returns the new balance. Clients refund the charge of a
         *     failed training exactly once. Image attempts are not refunded.
         *
         *     Order of checks:
         *
         *     1. The amount is a whole number from 1 (400).
         *     2. The key is new. A repeated request gets the stored response. Another request gets 422. A request in progress
         *        gets 409 with `inFlight`.
         *     3. The charge exists for this user. While it is in progress, the response is 409 with `inFlight`. If it was
         *        never booked, was already refunded or was spent on delivered work, the response is 409 with `nothingLeft` and
         *        the balance in `available`. If its amount differs, the response is 422 [CR-23].
         *
         *     A refund of a charge that was never booked bars that charge forever [CR-24]. A training in progress that this
         *     charge paid for becomes `failed` [CR-20]. No refund creates credits. While an image of the charge is being
         *     generated, a refund returns `inFlight`, or waits and returns `nothingLeft`. Both are correct.
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
         * @description Starts a generation job for the signed-in user and returns its id. The client then opens `/job/{id}`. The job
         *     starts as `PENDING` with `next` `SCRIPT`. The tag `jobs` describes its states. The operation moves no credits.
         *
         *     Order of checks:
         *
         *     1. Shape (400): brand and idea are not blank. `referenceImages` has `minItems` to `maxItems` addresses for
         *        `ai_twin` and `photoshoot`, and is absent for `commercial` and `reel`.
         *     2. Key (the stored response, 422, 409).
         *     3. Content (422): `POST /api/objects/upload` issued each address to this user, and it holds a photo.
         *        `schedule_at` is a valid date.
         *
         *     The server fetches only addresses that it issued. The same address may appear twice and counts twice [JB-19].
         *
         *     `schedule_at` is the user's wall-clock time without a zone, stored unchanged. `""` means "not scheduled".
         *
         *     An `Idempotency-Key` identifies one submission. A repeated request returns the id of the existing job and
         *     creates no second one [JB-14].
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
         * The current state of a job
         * @description The job with its status, step and assets. Clients poll it every `x-poll-interval-ms` until `COMPLETE` or
         *     `ERROR`. The operation must be cheap and its response not cached. A rate limit must allow 60 reads a minute per
         *     open page. The operation changes nothing.
         *
         *     Unknown jobs, deleted jobs and jobs of other users all get the same 404. An id longer than a `JobId` also gets
         *     404, and one longer than `maxLength` gets 400. Assets appear as they are created. Clients show them when the job
         *     is `COMPLETE`, and handle missing ones.
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
         * Request an upload address
         * @description Returns an address that accepts one PUT of one photo within `x-expires-after-ms`. The address cannot be guessed
         *     and is itself the permission. It may belong to another host (see "Storage and media"). After the PUT, the client
         *     uses the address as a reference image in `POST /api/jobs`. The client sends one request per photo, without a
         *     body. An unused address expires and costs nothing.
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
         * @description Stores the photo. The body is the file itself with its own media type, not multipart. The address is the
         *     permission. No session is required, because the address may belong to another host, which receives no cookie.
         *
         *     Order of checks:
         *
         *     1. the file is not larger than a `PhotoFile` (413)
         *     2. `Content-Type` is one of those below (415)
         *     3. the body is not empty (400)
         *     4. the address is known (404)
         *     5. it has not expired (403)
         *     6. it is unused (409)
         *     7. the bytes are a decodable image (422)
         *
         *     After a failure the address stays unused, but clients request a new one. An id that breaks its pattern was never
         *     issued and gets 404 or 400.
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
         * @description The payment provider notifies the server that a checkout was paid; Stripe calls this event
         *     `checkout.session.completed`. The app never sends or sees this request, so the server chooses its path. Rules:
         *
         *     - The server verifies the provider's signature over the raw body before it reads the body (400).
         *     - It books the plan's credits once per checkout, even if notices are repeated, late or out of order. A repeated
         *       notice gets 200 and books nothing.
         *     - Recipient and amount come from the checkout that the server opened, not from the notice.
         *     - A signed notice about an unknown checkout gets 200 and books nothing, because the provider would repeat the
         *       notice after any other response [PAY-9].
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
        /** @description The body of every error. */
        Problem: {
            /** @description One sentence for the user. */
            error: string;
            /** @description One line per problem. */
            details?: string[];
            /** @description Advice for good photos. */
            guidelines?: string[];
            /** @description The balance, if it is insufficient or nothing is left to refund. */
            available?: number;
            refunded?: components["schemas"]["Refunded"];
            code?: components["schemas"]["ProblemCode"];
        };
        /**
         * @description Distinguishes refusals with the same status:
         *
         *     - `inFlight` (409): a request with the same key is in progress.
         *     - `trainingRuns` (409): another training is in progress.
         *     - `nothingLeft` (409): nothing is left to refund of this charge, or it can never be booked.
         *     - `keyReused` (422): the key was used for another request.
         * @enum {string}
         */
        ProblemCode: "inFlight" | "trainingRuns" | "nothingLeft" | "keyReused";
        /** @description Identifies one intent of a client. Printable ASCII without spaces. */
        IntentKey: string;
        /** @description True if the server has already refunded a failed training. Clients then request no refund. */
        Refunded: boolean;
        /**
         * @description An https URL, or a path of the app's origin. During development, http from loopback to loopback is allowed. A
         *     script URL, a protocol-relative URL or a URL with a user name is not.
         */
        SafeUrl: string;
        /** @description A `SafeUrl`, or an image as a data URL. */
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
         * @description A plan. `x-plans` has its price and contents.
         * @enum {string}
         */
        PricingTier: "starter" | "creator" | "pro";
        /** @description The request was processed, but the work failed. Only for existing servers; new ones use an error status. */
        WorkFailed: {
            /**
             * @description False, because it failed.
             * @constant
             */
            ok: false;
            /** @description The reason, as a sentence for the user. */
            error: string;
        };
        /** @description The plan to pay for. */
        CheckoutRequest: {
            tier: components["schemas"]["PricingTier"];
        };
        /** @description A payment that was started. */
        CheckoutSession: {
            url: components["schemas"]["SafeUrl"];
        };
        /** @description The relevant part of the provider's notice, which has more fields. */
        PaymentNotice: {
            /** @description Id of the notice. A repeated notice has the same id. */
            id: string;
            /** @description The event. Other events get 200 and are ignored. */
            type: string;
            /** @description The subject of the event. */
            data: {
                /** @description The checkout. */
                object: {
                    /** @description Id of the checkout that `POST /api/stripe/checkout` opened. */
                    id: string;
                    /**
                     * @description Credits are booked only for `paid`.
                     * @enum {string}
                     */
                    payment_status: "paid" | "unpaid" | "no_payment_required";
                };
            };
        };
        /**
         * @description The kind of picture that a template produces.
         * @enum {string}
         */
        TemplateCategory: "Professional" | "Editorial" | "Cinematic" | "Social Media" | "Business" | "Lifestyle" | "Creative";
        /** @description A ready-made prompt. */
        PromptTemplate: {
            /** @description Id of the template. */
            id: string;
            /** @description Name of the template. */
            name: string;
            category: components["schemas"]["TemplateCategory"];
            /** @description The prompt without a trigger word. */
            prompt: string;
            /** @description A description of the picture. */
            description: string;
            /** @description Name of an icon, or an emoji. Clients show a default icon for an unknown name. */
            icon: string;
        };
        /** @description All templates. */
        PromptTemplateList: {
            /** @description Templates in display order. */
            templates: components["schemas"]["PromptTemplate"][];
        };
        /** @description The word that selects a twin in a prompt. Unique per user. */
        TriggerWord: string;
        /**
         * @description State of a model, for the user.
         * @enum {string}
         */
        ModelStatus: "training" | "ready" | "failed";
        /**
         * @description State of a model, as reported by the trainer.
         * @enum {string}
         */
        TrainerStatus: "starting" | "processing" | "succeeded" | "failed";
        /**
         * @description `fast`: Fast Training. `lora`: Quality Training, which takes longer. Clients show progress over
         *     `x-duration-ms`. A training that has not finished after `x-ends-within-ms` has failed.
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
             * @description Time at which it became ready, or null.
             */
            completedAt: string | null;
        };
        /** @description The latest training. `ok` refers to the request, not to the training. */
        TrainingStatus: {
            /** @description The request succeeded. */
            ok: boolean;
            status: components["schemas"]["ModelStatus"];
            trigger_word: components["schemas"]["TriggerWord"];
            training_status: components["schemas"]["TrainerStatus"];
            /**
             * Format: date-time
             * @description Time at which it became ready, or null.
             */
            completedAt: string | null;
            refunded?: components["schemas"]["Refunded"];
        };
        /**
         * Format: binary
         * @description A non-empty image file. HEIC and SVG are refused. An animated WebP, AVIF or GIF is an image, and its first frame
         *     decides [PH-14]. A truncated file counts as undecodable, even if a decoder can draw part of it.
         */
        PhotoFile: Blob;
        /** @description The photos of one training. */
        PhotoUpload: {
            userId: components["schemas"]["UserId"];
            /** @description The photos. `x-recommended-items` is the number that works best. */
            photos: components["schemas"]["PhotoFile"][];
        };
        /** @description The photos were accepted, or an older server refused them with status 200. */
        PhotoUploadResult: components["schemas"]["PhotosTaken"] | components["schemas"]["PhotosRefused"];
        /** @description The photos were accepted. */
        PhotosTaken: {
            zipUrl: components["schemas"]["SafeUrl"];
            warnings: components["schemas"]["PhotoWarnings"];
        };
        /** @description The photos were refused with status 200. Only for existing servers; new ones use an error status. */
        PhotosRefused: {
            warnings: components["schemas"]["PhotoWarnings"];
            /** @description The reason. */
            error: string;
            /** @description One line per refused photo. */
            details?: string[];
            /** @description Advice for good photos. */
            guidelines?: string[];
        };
        /** @description Remarks on accepted photos. Clients show the first one as a tip. */
        PhotoWarnings: string[];
        /** @description The mode and the photos of a training. */
        TrainRequest: {
            userId: components["schemas"]["UserId"];
            mode: components["schemas"]["TrainingMode"];
            /** @description Only the `zipUrl` of the uploaded photos. */
            referenceImages: components["schemas"]["SafeUrl"][];
        };
        /** @description The training was accepted or refused. */
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
            /** @description The expected duration in words. */
            trainingTime: string;
        };
        /** @description No training runs. Only for existing servers; new ones use an error status. */
        TrainingRefused: {
            /**
             * @description False: it was not accepted.
             * @constant
             */
            ok: false;
            /** @description The reason. */
            error: string;
            refunded?: components["schemas"]["Refunded"];
        };
        /** @description The image to read. */
        ReversePromptRequest: {
            image: components["schemas"]["PhotoFile"];
        };
        /** @description A description of the image. */
        ImageAnalysis: {
            /** @description The image in one sentence. */
            caption: string;
            /** @description The hair of the person in the image. */
            hair: {
                /** @description Its cut and style. */
                style: string;
                /** @description Its color. */
                color: string;
                /** @description For example straight or wavy. */
                texture: string;
            };
            /** @description The clothing of the person in the image. */
            clothing: {
                /** @description The main piece. */
                garment: string;
                /** @description Its color. */
                color: string;
                /** @description Its pattern. */
                pattern: string;
                /** @description Its material. */
                fabric: string;
            };
            /** @description The background behind the person in the image. */
            background: {
                /** @description The place. */
                setting: string;
                /** @description The main colors. */
                colors: string[];
                /** @description Visible objects. */
                elements: string[];
            };
            /** @description Direction and quality of the light. */
            lighting: string;
            /** @description The framing of the image. */
            composition: string;
            /** @description Keywords for its style. */
            style_tags: string[];
        };
        /** @description Prompts for a similar image. */
        ExtractedPrompts: {
            /** @description For SDXL. */
            sdxl: {
                /** @description Content to show. */
                positive: string;
                /** @description Content to avoid. */
                negative: string;
            };
            /** @description For FLUX. */
            flux: {
                /** @description The prompt that the app uses. */
                prompt: string;
            };
            /** @description For Midjourney. */
            midjourney: {
                /** @description The prompt with its parameters. */
                prompt: string;
            };
        };
        /** @description An analysis of the image, and prompts for it. */
        ReversePromptResult: {
            /**
             * @description The image was analyzed.
             * @constant
             */
            ok: true;
            analysis: components["schemas"]["ImageAnalysis"];
            prompts: components["schemas"]["ExtractedPrompts"];
        };
        /** @description One attempt at an image. */
        GenerateImageRequest: {
            userId: components["schemas"]["UserId"];
            /** @description The whole prompt, including the trigger word. */
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
        /** @description The image, or the reason for its absence. */
        ImageResult: components["schemas"]["ImageMade"] | components["schemas"]["WorkFailed"];
        /** @description The image. */
        ImageMade: {
            /**
             * @description The image was generated.
             * @constant
             */
            ok: true;
            imageUrl: components["schemas"]["MediaUrl"];
            /** @description The method, for example `flux-lora`. `Illustrated sample` denotes a drawing and is shown beside the picture. */
            method: string;
            /** @description The quality, for example `premium`. */
            quality: string;
        };
        /** @description Metadata of a document. Its content is not sent. */
        DocumentInfo: {
            /** @description File name with its extension. */
            name: string;
            /**
             * @description The media type from the browser. It is empty if the browser knows none, and then fits every name. Otherwise only
             *     these types fit; `text/markdown` and `application/octet-stream` do not [WR-3]:
             *
             *     | name | types |
             *     |---|---|
             *     | `.txt` | `text/plain` |
             *     | `.doc` | `application/msword` |
             *     | `.docx` | `application/vnd.openxmlformats-officedocument.wordprocessingml.document`, `application/zip` |
             *     | `.pdf` | `application/pdf` |
             */
            type: string;
            /** @description Size in bytes. */
            size: number;
        };
        /** @description Documents to extract texts from. */
        ProcessDocumentsRequest: {
            userId: components["schemas"]["UserId"];
            /** @description Metadata of each document. */
            documents: components["schemas"]["DocumentInfo"][];
        };
        /** @description The texts of the documents. */
        ProcessDocumentsResult: {
            /** @description The request succeeded. */
            ok: boolean;
            /** @description The texts in the order of the documents. Documents without text are omitted. */
            extractedTexts: string[];
        };
        /** @description The samples of a style. */
        EmbedStyleRequest: {
            userId: components["schemas"]["UserId"];
            /** @description Samples of the user's own writing. */
            sampleTexts: string[];
        };
        /** @description A user's writing style. Only `voice.tone` is required. */
        StyleProfile: {
            /** @description The voice of the texts. */
            voice: {
                /** @description The tone. Clients show it. */
                tone: string;
                /** @description The grammatical person, for example `first person`. */
                person?: string;
                /** @description The energy, for example `calm`. */
                energy?: string;
            };
            /** @description The structure of sentences. */
            sentences?: {
                /** @description Average words per sentence. */
                averageWords: number;
                /** @description Percentage of questions. */
                questionPercent: number;
            };
            /** @description The use of emoji. */
            emoji?: {
                /** @description Emoji per hundred words. */
                perHundredWords: number;
                /** @description The ones used most. */
                favourites: string[];
            };
            /** @description The ones used most. */
            hashtags?: string[];
            /** @description The vocabulary of the texts. */
            vocabulary?: {
                /** @description Distinct words divided by all words. */
                richness: number;
                /** @description The ones used most. */
                favouriteWords: string[];
            };
        };
        /** @description The saved profile, or the reason for its absence. */
        StyleSaveResult: components["schemas"]["StyleSaved"] | components["schemas"]["WorkFailed"];
        /** @description The profile was saved. */
        StyleSaved: {
            /**
             * @description The profile was saved.
             * @constant
             */
            ok: true;
            styleProfile: components["schemas"]["StyleProfile"];
            /** @description Number of samples in the profile. */
            savedSamples: number;
        };
        /**
         * @description The platform of a post. Forms start with the default.
         * @default facebook
         * @enum {string}
         */
        PostPlatform: "facebook" | "instagram" | "linkedin" | "tiktok";
        /** @description The topic and platform of a post. */
        GeneratePostRequest: {
            userId: components["schemas"]["UserId"];
            /** @description The topic of the post. */
            topic: string;
            platform: components["schemas"]["PostPlatform"];
        };
        /** @description The post, or the reason for its absence. */
        PostResult: components["schemas"]["PostWritten"] | components["schemas"]["WorkFailed"];
        /** @description The post. */
        PostWritten: {
            /**
             * @description The post was written.
             * @constant
             */
            ok: true;
            /** @description Its text. */
            post: string;
        };
        /** @description The amount to charge or to refund. */
        CreditAmount: {
            /** @description Whole credits. */
            amount: number;
        };
        /** @description The balance. Clients offer more credits below `x-buy-more-below`. */
        Credits: {
            /** @description The balance in credits. */
            credits: number;
        };
        /** @description The result of a charge or a refund. */
        CreditChange: {
            /** @description The balance right after the booking. */
            newBalance: number;
        };
        /**
         * @description The kind of content that a job creates.
         * @enum {string}
         */
        ContentType: "commercial" | "ai_twin" | "photoshoot" | "reel";
        /**
         * @description The platform of the content. Forms start with the default.
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
         * @description `ai` is an AI voice, `user` is the user's own. Forms start with the default.
         * @default ai
         * @enum {string}
         */
        JobVoice: "ai" | "user";
        /** @description Brand vibe and guidelines. */
        Brand: string;
        /** @description Script idea or product description. */
        Idea: string;
        /** @description The user's wall-clock time without a zone, in the format of a datetime-local field. Empty if not scheduled. */
        ScheduleTime: string;
        /** @description A job. `ai_twin` and `photoshoot` have reference photos, and the other goals have none. */
        CreateJobRequest: components["schemas"]["JobWithPhotosRequest"] | components["schemas"]["JobWithoutPhotosRequest"];
        /** @description A job that requires photos of the user. */
        JobWithPhotosRequest: {
            /**
             * @description The kind of content to create.
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
        /** @description A job that accepts no photos. */
        JobWithoutPhotosRequest: {
            /**
             * @description The kind of content to create.
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
        /** @description Id of a job. */
        JobId: string;
        /** @description Any word except `PENDING`, `COMPLETE` and `ERROR` means that the job is in progress, for example `PROCESSING`. */
        JobStatus: string;
        /**
         * @description Steps in order. `DONE` follows the last step.
         * @enum {string}
         */
        PipelineStep: "SCRIPT" | "VOICE" | "AVATAR" | "BROLL" | "EDIT" | "CAPTIONS" | "SCHEDULE" | "DONE";
        /** @description The input that the job was created with. */
        JobInput: {
            platform: components["schemas"]["JobPlatform"];
            ratio: components["schemas"]["JobRatio"];
            voice: components["schemas"]["JobVoice"];
            brand: components["schemas"]["Brand"];
            idea: components["schemas"]["Idea"];
            schedule_at: components["schemas"]["ScheduleTime"];
        };
        /**
         * @description The assets created so far. `script` is present when `next` is past `SCRIPT`, `avatarUrl` when it is past `AVATAR`,
         *     and all of them with `COMPLETE` (JB-18).
         */
        JobAssets: {
            /** @description The script of the video. */
            script?: string;
            finalVideoUrl?: components["schemas"]["SafeUrl"];
            avatarUrl?: components["schemas"]["MediaUrl"];
            thumbnailUrl?: components["schemas"]["MediaUrl"];
        };
        /** @description The current state of a job. A job that has not finished `x-ends-within-ms` after `createdAt` is `ERROR`. */
        Job: {
            id: components["schemas"]["JobId"];
            status: components["schemas"]["JobStatus"];
            /** @description The current step. With `ERROR` it is the failed step, and with `COMPLETE` it is `DONE`. */
            next: components["schemas"]["PipelineStep"];
            goal: components["schemas"]["ContentType"];
            input: components["schemas"]["JobInput"];
            assets: components["schemas"]["JobAssets"];
            /**
             * Format: date-time
             * @description Time of creation.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Time of the latest change of the job.
             */
            updatedAt: string;
        };
        /** @description The upload address for one photo. */
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
        /** @description The session is missing or has expired. */
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
        /** @description The user id is not that of the signed-in user. */
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
        /** @description A request with the same key is in progress. */
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
        /** @description The declared type of the body, or of a file in it, is not accepted. */
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
        /** @description The file is declared as an image, but its bytes are not an image or cannot be decoded. */
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
         * @description Identifies one intent, so that a repeated request takes effect once. The client chooses it, for example as a UUID. It
         *     is unique per user and operation [CR-8]. The server stores it for as long as the result [CR-26].
         * @example 0f8e6a52-7a34-4f0e-9c0b-5d1d6f2a9b11
         */
        IdempotencyKey: components["schemas"]["IntentKey"];
        /**
         * @description The `Idempotency-Key` of the user's charge that pays for this work or is refunded. It belongs to the request: a
         *     repeated `Idempotency-Key` must have the same one.
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
         * @description Seconds to wait before the next request.
         * @example 2
         */
        RetryAfter: number;
        /**
         * @description Seconds to wait before the next request, if known.
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
                 * @description Path of the app to return to after signing in. `/studio` if absent.
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
            /** @description Redirect to the sign-in page, or to `returnTo` for a signed-in user. */
            302: {
                headers: {
                    Location: components["headers"]["Location"];
                    /**
                     * @description State that the server needs when the user returns, if any. If signing in needs no page, it is the
                     *     session itself.
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
            /** @description Signed out. Redirect to the landing page. */
            302: {
                headers: {
                    Location: components["headers"]["Location"];
                    /**
                     * @description The session cookie, expired in any form that makes a browser delete it.
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
            /** @description The address of the payment. */
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
            /** @description The photos were accepted, possibly with a tip. */
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
                 * @description Identifies one intent, so that a repeated request takes effect once. The client chooses it, for example as a UUID. It
                 *     is unique per user and operation [CR-8]. The server stores it for as long as the result [CR-26].
                 * @example 0f8e6a52-7a34-4f0e-9c0b-5d1d6f2a9b11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The `Idempotency-Key` of the user's charge that pays for this work or is refunded. It belongs to the request: a
                 *     repeated `Idempotency-Key` must have the same one.
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
            /** @description The training was accepted, or was refused with `ok` false. */
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
            /** @description A training of this user is running, or a request with the same key is in progress. */
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
            /** @description An analysis of the image, and prompts for it. */
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
                 * @description Identifies one intent, so that a repeated request takes effect once. The client chooses it, for example as a UUID. It
                 *     is unique per user and operation [CR-8]. The server stores it for as long as the result [CR-26].
                 * @example 0f8e6a52-7a34-4f0e-9c0b-5d1d6f2a9b11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The `Idempotency-Key` of the user's charge that pays for this work or is refunded. It belongs to the request: a
                 *     repeated `Idempotency-Key` must have the same one.
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
            /** @description The prompt contains no trigger word of a ready twin of this user. */
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
            /** @description No documents, too many, or an invalid one. */
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
            /** @description The samples are too long in total. */
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
            /** @description Not enough text to recognize a style. */
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
                 * @description Identifies one intent, so that a repeated request takes effect once. The client chooses it, for example as a UUID. It
                 *     is unique per user and operation [CR-8]. The server stores it for as long as the result [CR-26].
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
            /** @description The balance is insufficient, and nothing was taken. `available` is the balance. */
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
             * @description A request with the same key is in progress, or a refund arrived before this charge, which can never be
             *     booked. Nothing was taken.
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
                 * @description Identifies one intent, so that a repeated request takes effect once. The client chooses it, for example as a UUID. It
                 *     is unique per user and operation [CR-8]. The server stores it for as long as the result [CR-26].
                 * @example 0f8e6a52-7a34-4f0e-9c0b-5d1d6f2a9b11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The `Idempotency-Key` of the user's charge that pays for this work or is refunded. It belongs to the request: a
                 *     repeated `Idempotency-Key` must have the same one.
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
            /** @description Refunded. */
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
             * @description Nothing is left to refund of this charge, or the charge or the same refund is in progress. Nothing was
             *     added.
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
            /** @description The key was used for another request, or the charge had another amount. Nothing was added. */
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
                 * @description Identifies one intent, so that a repeated request takes effect once. The client chooses it, for example as a UUID. It
                 *     is unique per user and operation [CR-8]. The server stores it for as long as the result [CR-26].
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
            /** @description A field is missing or exceeds its limits. */
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
            /** @description A reference photo is missing, the date does not exist, or the key was used for another job. */
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
                /** @description Id of the job from `POST /api/jobs`. */
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
            /** @description This user has no such job. */
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
            /** @description The address for the PUT. */
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
            /** @description The storage issued no address. */
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
                 * @description Last segment of the `uploadURL` from `POST /api/objects/upload`.
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
            /** @description This address was never issued. */
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
            /** @description The address was already used. */
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
                 * @description The provider's signature of the raw body, with a time stamp. Other providers use their own header.
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
